import { expect, test } from 'vitest';
import { aForeignSource } from '../../../test/foreign-source.ts';
import { aSchool } from '../../../test/school.ts';
import { serviceAdmin } from '../../../test/service-config.ts';
import { reasonFor } from './check-url.ts';

test('API-ADMIN an address is asked by the server; the way it leads and its answer are told', async () => {
  const server = await aForeignSource((request, response) => {
    if (request.url === '/old') return response.writeHead(302, { location: '/new' }).end();
    return response.writeHead(request.url === '/gone' ? 404 : 200).end('page');
  });
  const school = await aSchool({}, { INWARD_HOSTS: server.host });
  const admin = await serviceAdmin(school);
  const check = async (path: string) => (await admin.serviceConfig.checkUrl({ url: `${server.url}${path}` })).result;
  const hops = [`${server.url}/old`, `${server.url}/new`];
  expect(await check('/old')).toMatchObject({ ok: true, status: 200, reason: '', hops });
  expect(await check('/gone')).toMatchObject({ ok: false, status: 404, reason: '服务器答复 HTTP 404' });
});

test('an inward address is not asked, directly or by a redirect, and the reason is told in words', async () => {
  const inner = await aForeignSource((_, response) => response.end('secret'));
  const server = await aForeignSource((_, response) => response.writeHead(302, { location: inner.url }).end());
  const school = await aSchool({}, { INWARD_HOSTS: server.host });
  const admin = await serviceAdmin(school);
  const refused = { ok: false, status: null, reason: '这是内部网络的地址，服务器不会访问它' };
  for (const url of [inner.url, server.url, 'http://127.0.0.1:1/', 'http://[::1]/', 'http://169.254.169.254/'])
    expect((await admin.serviceConfig.checkUrl({ url })).result).toMatchObject(refused);
  expect(inner.asked()).toEqual([]);
});

test('a page of the portal is there; what is no address is refused', async () => {
  const admin = await serviceAdmin(await aSchool());
  expect((await admin.serviceConfig.checkUrl({ url: '#/home/serviceHall' })).result).toMatchObject({ ok: true });
  for (const url of ['javascript:alert(1)', 'ftp://x.example/', '//x.example'])
    expect((await admin.serviceConfig.checkUrl({ url })).status).toBe(4000);
});

test('every reason has words, also one that nobody foresaw', () => {
  expect(reasonFor('ECONNREFUSED', 'zh-CN')).toBe('无法建立连接');
  expect(reasonFor('timeout', 'en')).toBe('it did not answer in time');
  expect(reasonFor('EWHATEVER', 'zh-CN')).toBe('无法访问（EWHATEVER）');
  expect(reasonFor('', 'zh-CN')).toBe('');
});
