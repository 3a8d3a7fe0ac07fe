/**
 * Times all calls of the efficiency dashboard together, as its page makes them: takes DATABASE_URL and a number of
 * cases, writes that many over the same year and rolls them up. For each input line it prints one line: the
 * milliseconds of the calls together, and how many cases they counted.
 */
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { addressOf } from '@yizhan/contract/route.ts';
import { efficiencyRoutes } from '@yizhan/contract/routes/efficiency.ts';
import { buildApp } from '../src/app.ts';
import { sql, tenant } from '../src/db/sql.ts';
import { rebuildRollUp } from '../src/domain/efficiency/roll-up.ts';
import { openDatabase } from '../src/process/open-database.ts';
import { partsAlone } from './node.ts';

const DEPARTMENTS = 20;
const SERVICES = 100;
const RANGE = 'year';
/** Cases written with one statement. */
const BATCH = 50_000;

const cases = Number(process.argv[2]);
const school = `efficiency${cases}`;
const host = `${school}.localhost`;
const opened = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' });
const parts = partsAlone(opened);
const db = parts.database.of(school);

await opened.pool.query('insert into tenant (id, name, host, settings) values ($1, $1, $2, $3)', [school, host, {}]);
await db.run(sql`
  insert into dept (tenant_id, code, name) select ${tenant}, 'D' || n, 'Department ' || n from generate_series(1, ${DEPARTMENTS}::int) n`);
await db.run(sql`
  insert into service (tenant_id, code, name, icon, type, dept_id, status)
  select ${tenant}, 'S' || n, 'Service ' || n, 'book', 'PROCESS', (
    select id from dept where tenant_id = ${tenant} and code = 'D' || (1 + n % ${DEPARTMENTS}::int)), 'SHELF'
  from generate_series(1, ${SERVICES}::int) n`);
// Spread over the year by a fixed rule; every second of the last ten days is open.
for (let from = 1; from <= cases; from += BATCH)
  await db.run(sql`
    insert into case_fact (tenant_id, source_app, source_id, service_id, applicant_hash, dept_id, channel, status, accepted_at,
      finished_at, promise_at, score)
    select ${tenant}, 'bench', n::text, s.id, 'p' || (n * 7919 % 30000), s.dept_id,
      (array['ONLINE', 'MOBILE', 'WINDOW', 'PHONE', 'OTHER'])[1 + n % 5],
      case when f.is_open then 'ACCEPTED' else 'FINISHED' end, f.at,
      case when not f.is_open then f.at + make_interval(hours => (n * 31 % 200)::int) end, f.at + interval '7 days',
      case when not f.is_open and n % 3 = 0 then 1 + n * 13 % 5 end
    from generate_series(${from}::bigint, ${Math.min(from + BATCH - 1, cases)}::bigint) n
    cross join lateral (
      select now() - make_interval(secs => (n * 104729 % 31000000)::int) as at, n * 104729 % 31000000 < 864000 and n % 2 = 0 as is_open) f
    join service s on s.tenant_id = ${tenant} and s.code = 'S' || (1 + n * 37 % ${SERVICES}::int)`);
// As the server does by itself a minute after so much was written: plans of a rebuild need to know of it.
await opened.pool.query('analyze case_fact');
const start = performance.now();
await rebuildRollUp(db);
console.error(`  ${cases} cases rolled up in ${((performance.now() - start) / 1000).toFixed(1)} s`);
for (const table of ['case_fact', 'efficiency_case', 'efficiency_count'])
  await opened.pool.query(`vacuum analyze ${table}`);

const app = await buildApp(parts, { checkAnswers: false });
const calls = Object.values(efficiencyRoutes)
  .filter(({ access }) => access === 'nobody')
  .map((route) => addressOf(route));

for await (const _turn of createInterface(process.stdin)) {
  const begun = performance.now();
  const answers = await Promise.all(
    calls.map((url) => app.inject({ method: 'POST', url, headers: { host }, payload: { range: RANGE } })),
  );
  const time = performance.now() - begun;
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  if (refused) throw new Error(refused.body);
  const overview = answers[calls.findIndex((url) => url.endsWith('/overview'))]?.json<{ result: { total: number } }>();
  console.log(JSON.stringify({ times: [time], found: [overview?.result.total ?? 0] }));
}
await app.close();
await opened.close();
