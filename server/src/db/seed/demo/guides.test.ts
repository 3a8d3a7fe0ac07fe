import { guideBlocks } from '@yizhan/contract/entities/guide.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { campuses } from './campuses.ts';
import { guides, unpublished } from './guides.ts';
import { ratings } from './ratings.ts';
import { gaps, searches } from './search.ts';
import { factsOf, serviceTypes } from './service-facts.ts';
import { services } from './services.ts';

const now = new Date('2026-11-15T02:00:00Z');
const files = [{ name: '申请表.docx', url: '/files/1' }];
const filled = guides.map(({ code, content }) => ({ code, ...content({ serviceId: '1', deptId: '2', files }) }));

test('GU-1 at least 60 services have a guide, and 12 of the guides leave no block empty', () => {
  expect(new Set(filled.map(({ code }) => code)).size).toBeGreaterThanOrEqual(60);
  const whole = filled.filter(
    (guide) =>
      [guide.description, guide.conditions.text, guide.timeAndPlace.period, guide.result.text].every(Boolean) &&
      [guide.materials, guide.steps.rows, guide.basis, guide.questions, guide.attachments].every((x) => x.length > 0) &&
      guide.contact.phone !== '' &&
      guide.conditions.checks.length > 0,
  );
  expect(whole.length).toBeGreaterThanOrEqual(12);
  expect(guideBlocks).toHaveLength(12);
});

test('every guide names steps with a post and a time, a campus of the school, and a department to ask', () => {
  for (const { steps, contact, timeAndPlace } of filled) {
    expect(steps.rows.every(({ name, post, limit }) => name && post && limit)).toBe(true);
    expect(contact.window).not.toBe('');
    expect(timeAndPlace.places[0]?.building).not.toBe('');
    expect(campuses).toContain(timeAndPlace.places[0]?.campus);
  }
  const codes = new Set(guides.map(({ code }) => code));
  for (const code of [...unpublished.drafts, unpublished.submitted, unpublished.due]) expect(codes).toContain(code);
});

test('services open in every way and are of many types; one is closed for repair, one closes soon', () => {
  const facts = services.map(factsOf);
  expect(new Set(facts.map(({ openWay }) => openWay))).toEqual(new Set([1001, 1002, 1003]));
  expect(new Set(facts.map(({ accessWay }) => accessWay)).size).toBe(6);
  expect(new Set(facts.map(({ typeName }) => typeName))).toEqual(new Set(serviceTypes));
  expect(facts.filter(({ maintenance }) => maintenance)).toHaveLength(1);
  expect(facts.some(({ period }) => period && period[1] > 0 && period[1] <= 3)).toBe(true);
});

test('stars are the same at every start, for about 30 applications, and only from people they are for', () => {
  const raters = Array.from({ length: 40 }, (_, at) => ({
    account: `p${at}`,
    identityType: at % 4 === 0 ? identityTypes.teacher : identityTypes.undergraduate,
  }));
  const given = ratings(now, raters);
  expect(given).toEqual(ratings(now, raters));
  expect(new Set(given.map(({ service }) => service)).size).toBe(32);
  expect(new Set(given.map(({ service, account }) => `${service} ${account}`)).size).toBe(given.length);
  expect(given.every(({ at, labels }) => at < now && labels.every(Boolean))).toBe(true);
  const pay = given.filter(({ service }) => service === 'RS01');
  expect(pay.every(({ account }) => Number(account.slice(1)) % 4 === 0)).toBe(true);
});

test('what people looked for lies in the last days, and what they missed is told in their words', () => {
  const log = searches(now, ['a', 'b']);
  expect(log.every(({ at }) => at < now && now.getTime() - at.getTime() < 7 * 86_400_000)).toBe(true);
  expect(gaps.flatMap(({ requests }) => requests).length).toBeGreaterThan(2);
});
