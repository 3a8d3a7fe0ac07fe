import type { addressParameters } from '@yizhan/contract/entities/card-column.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { sql, tenant } from '../db/sql.ts';
import { fillAddress } from './address-parameters.ts';

const named = (name: (typeof addressParameters)[number]) => `\${${name}}`;

async function anAsker() {
  const school = await aSchool();
  const dept = await school.db.one<{ id: string }>(sql`
    insert into dept (tenant_id, code, name) values (${tenant}, 'JSJ', '计算机学院') returning id`);
  const someone = await school.person({ account: 'wang&x=1', number: '2026001', deptId: dept.id });
  await school.db.run(sql`
    update user_identity set post = '班长' where tenant_id = ${tenant} and id = ${someone.identityId}`);
  const { tenant: tenantId, db, parts } = school;
  const person = { ...someone, tenantId, name: '', sessionId: '', way: 'password' as const, roleType: 1, roleIds: [] };
  const caller = { ip: '', userAgent: '', trace: '', language: 'en' as const, header: () => undefined };
  const rest = { deptId: dept.id, deptIds: [dept.id], menus: new Set<string>(), locked: false, viewAs: null };
  return { db, now: parts.clock(), secrets: parts.secrets, caller, person: { ...person, ...rest } };
}

test('an address is filled in for the person who looks; a value cannot become another part of it', async () => {
  const asker = await anAsker();
  const address = `https://x.example/${named('locale')}?a=${named('account')}&n=${named('userCode')}&o=${named('occupy')}`;
  const { url, key } = await fillAddress(address, asker);
  expect(url).toBe(`https://x.example/en?a=wang%26x%3D1&n=2026001&o=${encodeURIComponent('JSJ:班长:2026001')}`);
  expect(key).toBe(url);
});

test('the proof of who asks is signed and new each time, yet the answer is kept for the same person', async () => {
  const asker = await anAsker();
  const address = `https://x.example/?c=${named('comb')}`;
  const [first, second] = [await fillAddress(address, asker), await fillAddress(address, asker)];
  expect(first?.url).not.toBe(second?.url);
  expect(first?.key).toBe(second?.key);
  const [content = '', signature = ''] = decodeURIComponent(first?.url.split('c=')[1] ?? '').split('.');
  expect(asker.secrets.verify('userComb', content, signature)).toBe(true);
  expect(JSON.parse(Buffer.from(content, 'base64url').toString())).toMatchObject({
    account: 'wang&x=1',
    source: 'https://x.example',
  });
});

test('an address that names nobody is everybody’s', async () => {
  const address = 'https://x.example/all?a=$account';
  expect(await fillAddress(address, await anAsker())).toEqual({ url: address, key: address });
});
