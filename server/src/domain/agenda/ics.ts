import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import { agenda as en } from '@yizhan/contract/texts/en/agenda.ts';
import { agenda as zh } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import type { Language } from '../../person.ts';
import { addDays } from '../calendar/rules.ts';

/** A calendar as other programs read it (RFC 5545). */
export type Feed = {
  name: string;
  /** Makes the keys of entries unique in the world. */
  tenantId: string;
  /** The portal's address: entries link to its pages. */
  site: string;
  now: Date;
  language: Language;
  entries: readonly AgendaEntry[];
};

const textsOf = (language: Language) => (language === 'en' ? en : zh);

export function toIcs({ name, tenantId, site, now, language, entries }: Feed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yizhan//Agenda//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Shanghai',
    `REFRESH-INTERVAL;VALUE=DURATION:PT${calendarLimits.feedRefreshHours}H`,
    `X-PUBLISHED-TTL:PT${calendarLimits.feedRefreshHours}H`,
    ...entries.flatMap((entry) => eventLines(entry, { tenantId, site, now, language })),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventLines(entry: AgendaEntry, { tenantId, site, now, language }: Omit<Feed, 'name' | 'entries'>): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(`${entry.key}.${tenantId}@yizhan`)}`,
    `DTSTAMP:${utc(now)}`,
    ...timeLines(entry),
    `SUMMARY:${escapeText(summaryOf(entry, language))}`,
    ...(entry.note ? [`${entry.kind === 'event' ? 'LOCATION' : 'DESCRIPTION'}:${escapeText(entry.note)}`] : []),
    `CATEGORIES:${escapeText(textsOf(language)[entry.kind])}`,
    `URL:${new URL(entry.url.startsWith('#') ? `/${entry.url}` : entry.url, site).href}`,
    ...(entry.fromTime === null ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

/**
 * Whole days end on the day after the last. Hours are in UTC. What has one time only has no end on one day, and lasts
 * until its last day is over on several.
 */
function timeLines({ from, to, fromTime, toTime }: AgendaEntry): string[] {
  if (fromTime === null)
    return [`DTSTART;VALUE=DATE:${plainDay(from)}`, `DTEND;VALUE=DATE:${plainDay(addDays(to, 1))}`];
  const begin = instant(from, fromTime);
  const lastMidnight = to > from ? instant(addDays(to, 1), '00:00') : undefined;
  const end = toTime === null ? lastMidnight : instant(to, toTime);
  return [`DTSTART:${utc(begin)}`, ...(end && end > begin ? [`DTEND:${utc(end)}`] : [])];
}

export function summaryOf({ kind, title, note }: AgendaEntry, language: Language): string {
  const t = textsOf(language);
  switch (kind) {
    case 'off':
    case 'work':
      return title === t[kind] ? title : `${title} · ${t[kind]}`;
    case 'term':
      return `${title} ${note}`;
    case 'case':
      return `${title} · ${t.case}`;
    case 'todo':
    case 'event':
      return title;
  }
}

const plainDay = (day: string) => day.replaceAll('-', '');
const instant = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`);
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Other control characters than the line feed are not allowed in a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

const escapeText = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(controls, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

/** Lines longer than 75 octets go on in the next one after a space; characters stay whole. */
function fold(line: string): string {
  const most = calendarLimits.feedLineOctets;
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > most) {
      lines.push(current);
      // The space at the beginning counts as well.
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
