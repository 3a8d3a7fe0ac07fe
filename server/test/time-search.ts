/**
 * Times the search of the hall in a separate database: takes DATABASE_URL, and the files of services and of queries
 * written by `bench/search.ts`. For each input line it prints one line: the milliseconds of each query, and how much it
 * found.
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { Database } from '../src/db/database.ts';
import { json, sql, tenant } from '../src/db/sql.ts';
import { indexMissing } from '../src/domain/search/entry-queries.ts';
import { canUse } from '../src/domain/services/queries.ts';
import { findServices } from '../src/features/hall/find-services.ts';
import { openDatabase } from '../src/process/open-database.ts';

type ListedService = { code: string; name: string; also: string; summary: string; roles: number[]; visits: number };

const [servicesFile = '', queriesFile = ''] = process.argv.slice(2);
const services = JSON.parse(readFileSync(servicesFile, 'utf8')) as ListedService[];
const queries = JSON.parse(readFileSync(queriesFile, 'utf8')) as string[];

const opened = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' });
const database = new Database(opened.pool);
const db = database.of('search');
await db.run(sql`insert into tenant (id, name) values (${tenant}, 'search') on conflict do nothing`);
await db.run(sql`
  insert into service (tenant_id, code, name, summary, keywords, icon, type, role_ids, status, visit_times)
  select ${tenant}, n.code, n.name, n.summary, n.also, 'book', 'APPLICATION', n.roles::jsonb, 'SHELF', n.visits
  from unnest(${services.map((s) => s.code)}::text[], ${services.map((s) => s.name)}::text[],
    ${services.map((s) => s.summary)}::text[], ${services.map((s) => s.also)}::text[],
    ${services.map((s) => json(s.roles.map(String)))}::text[], ${services.map((s) => s.visits)}::bigint[])
    as n(code, name, summary, also, roles, visits) on conflict do nothing`);
await indexMissing(db);
await opened.pool.query('vacuum analyze service, search_entry');

const now = new Date();
const roles = { roleIds: ['1', '2'], roleType: 1, deptIds: ['1', '2'] };
const asker = { db, now, visible: canUse(roles), userId: '1', roleType: 1, deptId: null };
// The first rounds warm up: the first search loads the dictionary.
for await (const _turn of createInterface(process.stdin)) {
  const times: number[] = [];
  const found: number[] = [];
  for (const keyword of queries) {
    const start = performance.now();
    const { total } = await findServices(asker, { keyword, tab: 'all', current: 1, size: serviceLimits.pageSize });
    times.push(performance.now() - start);
    found.push(total);
  }
  console.log(JSON.stringify({ times, found }));
}
await opened.close();
