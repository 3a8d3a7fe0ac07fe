import { expect, test } from 'vitest';
import { departments } from './departments.ts';
import { employeeProcesses } from './processes/employees.ts';
import { studentProcesses } from './processes/students.ts';
import { factsOf } from './service-facts.ts';
import { keywords } from './service-keywords.ts';
import { favourites, scenes, services } from './services.ts';
import { dayCounts, loggedVisits, visitTimesOf } from './visits.ts';

const now = new Date('2026-11-15T02:00:00Z');

test('the demo campus offers at least 100 services, each with words it is also called by, the first 60 with icons of their own', () => {
  expect(services.length).toBeGreaterThanOrEqual(100);
  expect(services.filter(({ code }) => !keywords[code]).map(({ code }) => code)).toEqual([]);
  expect(new Set(services.map(({ code }) => code)).size).toBe(services.length);
  expect(new Set(services.map(({ name }) => name)).size).toBe(services.length);
  expect(new Set(services.slice(0, 60).map(({ icon }) => icon)).size).toBe(60);
});

test('every department offers a service, and every scene has some', () => {
  const offering = new Set(services.map(({ department }) => department));
  expect(departments.filter(({ code }) => !offering.has(code))).toEqual([]);
  const known = new Set(departments.map(({ code }) => code));
  expect(services.filter(({ department }) => !known.has(department))).toEqual([]);
  for (const { name } of scenes) expect(services.filter(({ scene }) => scene === name).length).toBeGreaterThan(3);
});

test('what somebody has marked is there', () => {
  const codes = new Set(services.map(({ code }) => code));
  expect(Object.values(favourites).map((marked) => marked.length)).toEqual([14, 11, 7]);
  expect(
    Object.values(favourites)
      .flat()
      .filter((code) => !codes.has(code)),
  ).toEqual([]);
});

test('the visits are the same at every start, stay few, and lie in the past', () => {
  const counts = dayCounts(now);
  expect(counts).toEqual(dayCounts(now));
  const visitors = Array.from({ length: 140 }, (_, at) => ({
    account: `p${at}`,
    identityType: 1,
    roles: [],
    department: 'C01',
  }));
  const logged = loggedVisits(now, visitors);
  expect(counts.length + logged.length).toBeLessThan(25_000);
  expect(logged.every(({ at }) => at < now)).toBe(true);
});

test('a campus of two thousand makes some hundred thousand visits a year, and no service fewer than were counted', () => {
  const ever = new Map(services.map((service, at) => [service.code, visitTimesOf(service, at)]));
  const total = [...ever.values()].reduce((sum, visits) => sum + visits, 0);
  expect(total).toBeGreaterThan(200_000);
  expect(total).toBeLessThan(600_000);
  expect(new Set(ever.values()).size).toBe(services.length);
  const counts = dayCounts(now);
  for (const { code } of services) {
    const lately = counts.filter(({ service }) => service === code);
    expect(lately.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(ever.get(code) ?? 0);
  }
});

test('what is kept to a department is opened from there alone', () => {
  const elsewhere = dayCounts(now).filter(({ service, department }) => service === 'C0401' && department !== 'C04');
  expect(elsewhere).toEqual([]);
});

test('EF-6 the page of a service promises what the application behind it promises', () => {
  for (const { service: code, promiseDays } of [...studentProcesses, ...employeeProcesses])
    expect([code, services.filter((one) => one.code === code).map((one, at) => factsOf(one, at).promiseDays)]).toEqual([
      code,
      [promiseDays],
    ]);
});
