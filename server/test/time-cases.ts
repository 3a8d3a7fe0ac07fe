/**
 * Serves a school in which cases of three steps are applied for, and remembers every statement it sends. The first line
 * it prints is the address and who may call it. For each input line it sends the statements since the last one again, in
 * the same transactions, to a second database by bare pg, and prints the milliseconds they took and how many there were.
 * Both databases began empty and got the same statements in the same order, so that even the ids are the same. Takes
 * TEST_DATABASE_URL.
 */
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { openTestDatabase, testDatabase } from './database.ts';
import { aDept, aProcessOut, aStep, processKeeper } from './processes.ts';
import { aSchool } from './school.ts';

const APPLICANTS = 20;
type Statement = { name?: string; text: string; values?: unknown[] };

await testDatabase();
const copy = await openTestDatabase();
await copy.pool.query("insert into tenant (id, name) values ('000000', '一站大学')");
const bare = await copy.pool.connect();

const sent: Statement[] = [];
const send = pg.Client.prototype.query as (this: pg.Client, ...all: unknown[]) => unknown;
pg.Client.prototype.query = function query(this: pg.Client, ...all: unknown[]) {
  const [first, values] = all;
  const statement: Statement =
    typeof first === 'string' ? { text: first, values: Array.isArray(values) ? values : [] } : (first as Statement);
  const { name, text } = statement;
  if (this !== bare) sent.push({ ...(name ? { name } : {}), text, values: statement.values ?? [] });
  return send.apply(this, all);
} as typeof pg.Client.prototype.query;

async function replay(statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await bare.query(statement);
}

const school = await aSchool({}, {}, { listening: true, checkAnswers: false });
const deptId = await aDept(school, '信息学院');
const keeper = await processKeeper(school, deptId);
const handlers: { id: string; token: string }[] = [];
for (const name of ['辅导员', '副院长', '院长']) handlers.push(await school.person({ name, type: 3, deptId }));
const blocks = handlers.map(({ id }, at) => aStep(`b${at}`, [id], { dueDays: 2 }));
await aProcessOut({ keeper, deptId }, { flow: { blocks }, settings: { promiseDays: 5 } });
const applicants: string[] = [];
for (let at = 0; at < APPLICANTS; at++) applicants.push((await school.person({ name: `学生${at}`, deptId })).token);
await replay(sent.splice(0));
console.log(JSON.stringify({ url: school.site, applicants, handlers: handlers.map(({ token }) => token) }));

const countEnded = async (pool: pg.Pool) =>
  (await pool.query<{ num: number }>("select count(*)::int as num from case_file where status = 'approved'")).rows[0]
    ?.num;

for await (const _turn of createInterface(process.stdin)) {
  const statements = sent.splice(0);
  const begun = performance.now();
  await replay(statements);
  const time = performance.now() - begun;
  const [own, other] = [await countEnded(school.parts.database.pool), await countEnded(copy.pool)];
  if (own !== other) throw new Error(`${own} cases ended over HTTP, ${other} by bare pg`);
  sent.length = 0;
  console.log(JSON.stringify({ times: [time], found: [statements.length] }));
}
bare.release();
await school.app.close();
await copy.close();
await school.parts.database.pool.end();
