import { expect, test } from 'vitest';
import { compile, join, sql, tenant } from './sql.ts';

test('values never stand in the text of a statement', () => {
  const name = "'; drop table app_user; --";
  const { text, values } = compile(sql`select 1 from dept where tenant_id = ${tenant} and name = ${name}`, 't1');
  expect(text).toBe('select 1 from dept where tenant_id = $1 and name = $2');
  expect(values).toEqual(['t1', name]);
});

test('the tenant is one parameter however often it stands', () => {
  const piece = sql`b.tenant_id = ${tenant} and b.x = ${1}`;
  const { text, values, tenants } = compile(sql`a.tenant_id = ${tenant} and ${piece} and c = ${2}`, 't1');
  expect(text).toBe('a.tenant_id = $1 and b.tenant_id = $1 and b.x = $2 and c = $3');
  expect(values).toEqual(['t1', 1, 2]);
  expect(tenants).toBe(2);
});

test('pieces are joined by their glue', () => {
  const { text, values } = compile(
    sql`where ${join([sql`a = ${1}`, sql`b = ${2}`, sql`c = ${3}`], sql` and `)}`,
    undefined,
  );
  expect(text).toBe('where a = $1 and b = $2 and c = $3');
  expect(values).toEqual([1, 2, 3]);
});
