import { schoolTime, wordIn } from './campus.ts';
import { type Desk, refused } from './desk.ts';
import { html } from './html.ts';
import type { CampusSystem } from './options.ts';
import { select } from './page.ts';

const DAY_MS = 86_400_000;
const times = ['08:30–10:05', '10:25–12:00', '14:00–15:35', '15:55–17:30', '19:00–20:30'];

const places: Readonly<Record<string, readonly string[]>> = {
  JW04: ['教学楼 A301（60 座）', '教学楼 A205（120 座）', '教学楼 B110（40 座）', '人文楼 B205（80 座）'],
  ZC02: ['羽毛球馆 1 号场', '羽毛球馆 2 号场', '羽毛球馆 3 号场', '篮球馆 1 号场', '健身房'],
  TSG02: ['三层自习区 A 区', '三层自习区 B 区', '研讨间 302（6 人）', '研讨间 305（4 人）'],
  XB02: ['行政楼 301 会议室', '图文信息楼 201 报告厅'],
  HQ04: ['呈和校区 → 东山校区', '东山校区 → 呈和校区', '呈和校区 → 滨湖校区'],
};
const placesOf = ({ code }: CampusSystem) => places[code] ?? ['1 号', '2 号', '3 号'];

/** The next seven days. */
const daysFrom = (now: Date) =>
  Array.from({ length: 7 }, (_, ahead) => schoolTime(new Date(now.getTime() + ahead * DAY_MS)).day);

/** A place for a time: a classroom, a court, a seat on the bus. */
export const booking: Desk = {
  heading: '预约',
  button: '提交预约',
  fields: (system, now) =>
    html`${select('场地或席位', 'place', placesOf(system))}${select('日期', 'day', daysFrom(now))}${select('时段', 'time', times)}`,
  handle({ system, fields, now, records }) {
    const [place, day, time] = [wordIn(fields, 'place'), wordIn(fields, 'day'), wordIn(fields, 'time')];
    if (!placesOf(system).includes(place) || !daysFrom(now).includes(day) || !times.includes(time))
      return refused('请选择场地、日期和时段。');
    if (!records.take(`${system.code} ${place} ${day} ${time}`)) return refused('这一时段刚刚被预约，请换一个。');
    return { is: 'done', record: { text: `${place}，${day} ${time}`, state: '预约成功', at: at(now), yuan: 0 } };
  },
};

const at = (now: Date) => Object.values(schoolTime(now)).join(' ');
