import { type AgendaEntry, agendaKinds } from '@yizhan/contract/entities/calendar.ts';
import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/rules.ts';
import { summaryOf, toIcs } from './ics.ts';

const feed = {
  name: '测试大学日程',
  tenantId: '000000',
  site: 'https://portal.example',
  now: new Date('2026-11-18T02:00:00Z'),
  language: 'zh-CN',
} as const;

const entry = (changes: Partial<AgendaEntry> = {}): AgendaEntry => ({
  ...{ key: 'event-7', kind: 'event', title: '教职工大会', note: '大礼堂', from: '2026-11-19', to: '2026-11-19' },
  ...{ fromTime: '14:30', toTime: '16:30', isLate: false, url: '/calendar', ...changes },
});

const read = (entries: AgendaEntry[]) =>
  new ICAL.Component(ICAL.parse(toIcs({ ...feed, entries })))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));

test('PC-6 an event by the hour is the same instant in another calendar, and leads to its page', () => {
  const [event] = read([entry()]);
  expect(event?.uid).toBe('event-7.000000@yizhan');
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-19T06:30:00.000Z');
  expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-19T08:30:00.000Z');
  expect(event?.location).toBe('大礼堂');
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://portal.example/calendar');
  expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-18T02:00:00Z');
});

test('PC-6 whole days are days, not hours, and end on the day after the last', () => {
  const [event] = read([entry({ kind: 'off', title: '国庆节', from: '2026-10-01', to: '2026-10-07', fromTime: null })]);
  expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
    true,
    '2026-10-01',
    '2026-10-08',
  ]);
  expect(event?.summary).toBe('国庆节 · 放假');
});

test('PC-6 an event over several days that names only its hour lasts until the end of its last day', () => {
  const [event] = read([entry({ to: '2026-11-21', toTime: null })]);
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-19T06:30:00.000Z');
  expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-21T16:00:00.000Z');
});

test('PC-6 a to-do is due at one moment and opens its page of the portal', () => {
  const due = entry({ key: 'todo-3', kind: 'todo', fromTime: '18:00', toTime: null, url: '#/home/service/9' });
  const [event] = read([due]);
  expect(event?.component.hasProperty('dtend')).toBe(false);
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://portal.example/#/home/service/9');
});

const aDay = fc.integer({ min: 0, max: 3000 }).map((n) => addDays('2024-01-01', n));
const aTime = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'));
const words = fc.string({
  unit: fc.constantFrom('会', '议', '😀', 'a', ' ', ',', ';', ':', '\\', '\n', '"', 'é', 'n'),
  maxLength: 120,
});
const anEntry = fc
  .record({
    kind: fc.constantFrom(...agendaKinds),
    title: words,
    note: words,
    from: aDay,
    days: fc.nat(20),
    time: fc.option(aTime),
  })
  .map(({ days, time, ...rest }) => entry({ ...rest, to: addDays(rest.from, days), fromTime: time, toTime: null }));

test('PC-6 whatever the words and days are, another calendar reads the same, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.array(anEntry, { maxLength: 5 }), (some) => {
      const entries = some.map((one, at) => ({ ...one, key: `k-${at}` }));
      const text = toIcs({ ...feed, entries });
      expect(text.endsWith('\r\n')).toBe(true);
      for (const line of text.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(calendarLimits.feedLineOctets);
      const events = read(entries);
      expect(events.map(({ uid }) => uid)).toEqual(entries.map(({ key }) => `${key}.000000@yizhan`));
      for (const [at, one] of entries.entries()) {
        const event = events[at];
        expect(event?.summary ?? '').toBe(summaryOf(one, 'zh-CN'));
        expect((one.kind === 'event' ? event?.location : event?.description) ?? '').toBe(one.note);
        if (one.fromTime === null) {
          expect(event?.startDate.toString()).toBe(one.from);
          expect(event?.endDate.toString()).toBe(addDays(one.to, 1));
        } else expect(event?.startDate.toJSDate()).toEqual(new Date(`${one.from}T${one.fromTime}:00+08:00`));
      }
    }),
  );
});
