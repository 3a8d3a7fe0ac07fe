import type { RequestListener } from 'node:http';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { expect, test } from 'vitest';
import { aForeignSource } from '../../../test/foreign-source.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';
import { isUp } from './probe.ts';

async function probed(answer: RequestListener) {
  const server = await aForeignSource(answer);
  const school = await aSchool({}, { INWARD_HOSTS: server.host });
  return { school, server };
}

async function aProbed(school: School, service: Parameters<typeof aService>[1]) {
  const id = await aService(school.db, service);
  await school.db.run(sql`update service set probe = true where tenant_id = ${tenant} and id = ${id}`);
  return id;
}

const stateOf = async (school: School, id: string) =>
  school.db.one<{ maintenance: string; failures: number; version: number }>(sql`
    select maintenance, probe_failures as failures, version from service where tenant_id = ${tenant} and id = ${id}`);

/** The next probe, ten minutes later. */
async function look(school: School) {
  school.travel(serviceLimits.probeIntervalMs);
  await school.parts.jobs.start(school.db, 'probe', {});
  await school.parts.jobs.runDue(school.tenant);
}

test('a service that fails twice is under maintenance, and back at the first answer', async () => {
  let ok = true;
  const { school, server } = await probed((_, response) => response.writeHead(ok ? 200 : 503).end());
  const id = await aProbed(school, { name: '教务', url: server.url });
  const heard: string[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic }) => void (tenantId === school.tenant && heard.push(topic)));
  await look(school);
  expect(await stateOf(school, id)).toEqual({ maintenance: 'NONE', failures: 0, version: 1 });
  ok = false;
  await look(school);
  expect(await stateOf(school, id)).toMatchObject({ maintenance: 'NONE', failures: 1 });
  expect(heard).toEqual([]);
  await look(school);
  expect(await stateOf(school, id)).toEqual({
    maintenance: 'PROBE',
    failures: serviceLimits.probeFailures,
    version: 1,
  });
  await expect.poll(() => heard).toContain('services');
  expect((await (await school.person()).services.details({ id })).result.state).toBe('MAINTENANCE');
  ok = true;
  await look(school);
  expect(await stateOf(school, id)).toMatchObject({ maintenance: 'NONE', failures: 0 });
});

test('maintenance by an administrator’s word is never touched', async () => {
  const { school, server } = await probed((_, response) => response.end());
  const id = await aProbed(school, { name: '教务', url: server.url, maintenance: 'MANUAL' });
  await look(school);
  expect((await stateOf(school, id)).maintenance).toBe('MANUAL');
  expect(server.asked()).toEqual([]);
});

test('only services on the shelf that ask for it are looked at, each once in its time', async () => {
  const { school, server } = await probed((_, response) => response.end());
  await aProbed(school, { name: '要看', url: `${server.url}/wanted` });
  await aProbed(school, { name: '下架', url: `${server.url}/off`, status: 'OFF' });
  await aProbed(school, { name: '站内', url: '#/home/apply/x' });
  await aService(school.db, { name: '不看', url: `${server.url}/other` });
  await look(school);
  await school.parts.jobs.start(school.db, 'probe', {});
  await school.parts.jobs.runDue(school.tenant);
  expect(server.asked()).toEqual(['HEAD /wanted']);
});

test('an inner address that nobody named is not asked, and counts as one that does not answer', async () => {
  const { url } = await aForeignSource((_, response) => response.end());
  const school = await aSchool();
  const id = await aProbed(school, { name: '教务', url });
  await look(school);
  await look(school);
  expect((await stateOf(school, id)).maintenance).toBe('PROBE');
});

test('one that asks to sign in is there; one without its page or that breaks is not', () => {
  expect([200, 302, 401, 403, 405].every((status) => isUp({ status }))).toBe(true);
  expect([404, 410, 500, 503, null].some((status) => isUp({ status }))).toBe(false);
});
