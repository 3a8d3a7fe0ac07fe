import { expect, test } from 'vitest';
import { missingTenants } from './tenant-conditions.ts';

const tables = new Set(['service', 'dept', 'favourite', 'role']);
const missing = (text: string) => missingTenants({ text, values: ['t1', 'x'], tenant: 't1' }, tables);

test.each([
  'select 1 from service where tenant_id = $1 and id = $2',
  'select 1 from service s join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id where s.tenant_id = $1',
  'select 1 from service s left join dept d on d.id = s.dept_id and d.tenant_id = $1 where s.tenant_id = $1',
  "select 1 from service s join dept d on d.tenant_id || '' = $1 and d.id = s.dept_id where s.tenant_id = $1",
  'insert into favourite (tenant_id, user_id) values ($1, $2) on conflict (tenant_id) do update set user_id = $2',
  'update favourite f set sort = 1 from service s where f.tenant_id = $1 and s.tenant_id = f.tenant_id',
  'with role as (select 1 from service where tenant_id = $1) select 1 from role',
  'delete from favourite where tenant_id = $1 and id in (select id from favourite where tenant_id = $1)',
])('DR-1 a statement that ties each table to the tenant is complete: %s', (text) => {
  expect(missing(text)).toEqual([]);
});

test.each([
  'select 1 from service where id = $2',
  'select 1 from service where tenant_id = $2',
  "select 1 from service where tenant_id || '' = $2",
  'select 1 from service s join dept d on d.id = s.dept_id where s.tenant_id = $1',
  'select 1 from service s join dept d on d.tenant_id = s.tenant_id',
  'select 1 from service s where s.tenant_id = $1 and exists (select 1 from favourite f where f.service_id = s.id)',
  'select 1 from service where (tenant_id = $1 or true) and id = $2',
  'select 1 from service where (true or tenant_id = $1) and id = $2',
  'select 1 from service where not tenant_id = $1',
  'delete from favourite where id in (select id from favourite where tenant_id = $1)',
  'update favourite f set sort = 1 from service s where f.tenant_id = $1 and s.id = f.service_id',
])('DR-1 a statement that forgets or weakens its tenant on any table is found: %s', (text) => {
  expect(missing(text)).not.toEqual([]);
});
