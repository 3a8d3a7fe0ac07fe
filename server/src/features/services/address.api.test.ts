import * as openingLimits from '@yizhan/contract/limits/opening.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';
import { parseUserComb } from '../../domain/entry/user-comb.ts';

const cas = { url: 'https://cas.example/cas', accountAttribute: '', gateway: false };
const url = 'https://jw.example/start?from=portal#/home';

const timesOf = async (school: School, id: string) =>
  (
    await school.db.one<{ n: number }>(
      sql`select visit_times::int as n from service where tenant_id = ${tenant} and id = ${id}`,
    )
  ).n;

test('a service of the central login is opened through it, where the school has one', async () => {
  for (const [settings, address] of [
    [{ signOn: { cas } }, `https://cas.example/cas/login?service=${encodeURIComponent(url)}`],
    [{}, url],
  ] as const) {
    const school = await aSchool(settings);
    const person = await school.person();
    const serviceId = await aService(school.db, { name: '教务', accessWay: accessWays.cas, url });
    expect((await person.services.address({ serviceId })).result.serviceUrl).toBe(address);
  }
});

test('a service of the school’s OpenID provider is told which one, and begins the code login itself', async () => {
  const oidc = { issuer: 'https://login.example/realm', clientId: 'portal', accountClaim: 'sub', scope: 'openid' };
  for (const [settings, iss] of [
    [{ signOn: { oidc: { ...oidc, clientSecret: '' } } }, oidc.issuer],
    [{}, null],
  ] as const) {
    const school = await aSchool(settings);
    const person = await school.person();
    const serviceId = await aService(school.db, { name: '云盘', accessWay: accessWays.oauth, url });
    const address = new URL((await person.services.address({ serviceId })).result.serviceUrl);
    expect([address.searchParams.get('iss'), address.searchParams.get('from')]).toEqual([iss, 'portal']);
    expect([address.origin, address.hash]).toEqual(['https://jw.example', '#/home']);
  }
});

test('a one-time code stands in the address and only its hash in the database', async () => {
  const school = await aSchool();
  const person = await school.person();
  const serviceId = await aService(school.db, { name: '教务', accessWay: accessWays.code, url });
  const ask = async () => new URL((await person.services.address({ serviceId })).result.serviceUrl);
  const [one, other] = [await ask(), await ask()];
  const code = one.searchParams.get('code') ?? '';
  expect(code.length).toBeGreaterThan(20);
  expect(other.searchParams.get('code')).not.toBe(code);
  expect([one.searchParams.get('from'), one.hash]).toEqual(['portal', '#/home']);
  const kept = await school.db.many<{ hash: string; expiresAt: Date }>(
    sql`select hash, expires_at as "expiresAt" from entry_word where tenant_id = ${tenant}`,
  );
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain(code);
  const left = (kept[0]?.expiresAt.getTime() ?? 0) - Date.now();
  expect(left).toBeLessThanOrEqual(openingLimits.entryCodeSeconds * 1000);
});

test('SO-2 an address with combStr is signed for the person and this service', async () => {
  const school = await aSchool();
  const person = await school.person();
  const serviceId = await aService(school.db, { name: '财务', accessWay: accessWays.comb, url });
  const { serviceUrl } = (await person.services.address({ serviceId })).result;
  const comb = new URL(serviceUrl).searchParams.get('combStr') ?? '';
  expect(parseUserComb(school.parts.secrets, comb, school.parts.clock())).toMatchObject({
    userId: person.id,
    tenantId: school.tenant,
    service: serviceId,
  });
});

test('EN-11 what opens a service: its id, how it is reached, how it opens, and where', async () => {
  const school = await aSchool();
  const person = await school.person();
  const open = { accessWay: accessWays.comb, openWay: openWays.popup };
  const serviceId = await aService(school.db, { name: '弹窗', url, ...open });
  expect((await person.hall.page({})).result.records).toMatchObject([{ serviceId, ...open, serviceUrl: url }]);
  expect((await person.services.address({ serviceId })).result.serviceUrl).toContain('combStr=');
});

test('a plain address and a page of the portal are handed out as they are', async () => {
  const school = await aSchool();
  const person = await school.person();
  for (const [accessWay, address] of [
    [accessWays.link, url],
    [accessWays.inside, '#/home/apply/leave'],
  ] as const) {
    const serviceId = await aService(school.db, { name: address + accessWay, accessWay, url: address });
    expect((await person.services.address({ serviceId })).result.serviceUrl).toBe(address);
  }
});

test('HL-10 a closed service hands out no address and says why; a click on it is no visit', async () => {
  const school = await aSchool();
  const person = await school.person();
  const serviceId = await aService(school.db, { name: '教务', maintenance: 'MANUAL', accessWay: accessWays.code });
  const refused = await person.services.address({ serviceId });
  expect(refused).toMatchObject({ status: 1002, msg: '「教务」目前不能办理：正在维护，请稍后再来' });
  expect((await person.services.click({ serviceId })).status).toBe(1000);
  expect(await timesOf(school, serviceId)).toBe(0);
});

test('HL-6 an address is for those who may use the service', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const [insider, outsider] = [await school.person(), await school.person()];
  const serviceId = await aService(school.db, { name: '教务', roleIds: [insider.roleId] });
  expect((await insider.services.address({ serviceId })).status).toBe(1000);
  expect((await outsider.services.address({ serviceId })).status).toBe(4040);
  expect((await (await other.person()).services.address({ serviceId })).status).toBe(4040);
  expect((await school.visitor.services.address({ serviceId })).http).toBe(401);
});
