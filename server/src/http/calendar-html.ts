import { fill } from '@yizhan/contract/texts/format.ts';
import type { calendar as texts } from '@yizhan/contract/texts/zh-CN/calendar.ts';
import { html } from '../common/html.ts';

export type Semester = { name: string; begins: string; ends: string };
export type CalendarData = {
  semester: Semester | undefined;
  today: string;
  isOff: (day: string) => boolean;
  /** Days named by the school itself. */
  notes: { day: string; name: string }[];
};
type Texts = Record<keyof typeof texts, string>;

const DAY_MS = 86_400_000;

/** The weeks of a semester, Monday to Sunday. */
export function weeksOf({ begins, ends }: Semester): string[][] {
  const first = Date.parse(begins) - ((new Date(begins).getUTCDay() + 6) % 7) * DAY_MS;
  const count = Math.ceil((Date.parse(ends) - first + DAY_MS) / (7 * DAY_MS));
  const day = (week: number, at: number) => new Date(first + (week * 7 + at) * DAY_MS).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_, at) => day(week, at)));
}

export function calendarHtml({ semester, today, isOff, notes }: CalendarData, t: Texts) {
  if (!semester) return html`<main class="calendar"><h1>${t.title}</h1><p>${t.none}</p></main>`;
  const cell = (day: string, at: number, week: number) => {
    const [, month = '', date = ''] = day.split('-');
    const opens = date === '01' || (week === 0 && at === 0);
    const classes = [isOff(day) && 'off', day === today && 'today'].filter(Boolean).join(' ');
    return html`<td class="${classes}"><time datetime="${day}">${
      opens && html`<small>${fill(t.month, { n: Number(month) })}</small>`
    }${Number(date)}</time>${isOff(day) && html`<span class="mark">${t.off}</span>`}</td>`;
  };
  return html`<main class="calendar">
<h1>${semester.name} ${t.title}</h1>
<table>
<thead><tr><th scope="col">${t.week}</th>${t.weekdays.split(',').map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${weeksOf(semester).map(
    (days, week) =>
      html`<tr><th scope="row">${fill(t.weekNumber, { n: week + 1 })}</th>${days.map((day, at) => cell(day, at, week))}</tr>\n`,
  )}</tbody>
</table>
<h2>${t.notes}</h2>
<ul>${notes.map(({ day, name }) => html`<li><time datetime="${day}">${day}</time> ${name}</li>`)}<li>${t.offNote}</li></ul>
</main>`;
}

export const calendarStyle = `
body{background:var(--surface)}
.calendar{max-width:960px;margin:0 auto;padding:var(--space-6) var(--space-5)}
.calendar h1{text-wrap:balance;margin-bottom:var(--space-4);font-size:var(--text-20)}
.calendar h2{margin:var(--space-5) 0 var(--space-2);font-size:var(--text-16)}
.calendar table{width:100%;border-collapse:collapse;table-layout:fixed}
.calendar th,.calendar td{height:44px;border:1px solid var(--line);text-align:center;font-weight:400}
.calendar thead th,.calendar tbody th{color:var(--faint);background:var(--sunk);font-size:var(--text-12)}
.calendar small{display:block;color:var(--brand-ink);font-size:var(--text-12);line-height:1.2}
.calendar .off{color:var(--faint);background:var(--sunk)}
.calendar .mark{margin-inline-start:4px;font-size:var(--text-12)}
.calendar .today{box-shadow:inset 0 0 0 2px var(--brand)}
.calendar li{color:var(--second)}
@media(max-width:640px){
[data-text] .calendar{padding-inline:var(--space-2)}
[data-text] .calendar .mark{display:block;margin:0;line-height:1.2}
[data-text]:lang(zh) .calendar small{white-space:nowrap}
[data-text]:lang(en) .calendar :is(small,thead th){font-size:min(var(--text-12),3.4vw)}
}`;
