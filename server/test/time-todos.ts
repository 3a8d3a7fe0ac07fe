/**
 * Times a page of one's to-dos, as the personal centre asks for it: takes TEST_DATABASE_URL and a number of to-dos,
 * writes that many, a hundred to a person. For each input line it prints one line: the milliseconds of the call for each
 * of some people, and how many to-dos they have.
 */
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { sql, tenant } from '../src/db/sql.ts';
import { aSchool, type TestPerson } from './school.ts';

const EACH = 100;
const CALLERS = 20;

const todos = Number(process.argv[2]);
const school = await aSchool({}, {}, { checkAnswers: false });
const callers: TestPerson[] = [];
for (let at = 0; at < CALLERS; at++) callers.push(await school.person());
await school.db.run(sql`
  insert into todo (tenant_id, source_app, source_id, category, status, assignee_id, item_code, item_name, title, node_name,
    handler, initiator, url, created_at, due_at)
  select ${tenant}, case when n % 2 = 0 then 'case' else 'oa' end, n::text, c.category,
    case when c.category = 'DONE' then 'DONE' else 'PENDING' end,
    -- The callers are spread among all the others, who need no account.
    coalesce((${callers.map(({ id }) => id)}::bigint[])[1 + (n / ${EACH}::int) / (${todos}::int / ${EACH}::int / ${CALLERS}::int)],
      0) + case when (n / ${EACH}::int) % (${todos}::int / ${EACH}::int / ${CALLERS}::int) = 0 then 0 else 1000000000 + n / ${EACH}::int end,
    'item' || n % 40, '事项', '请假申请（学生' || n || '）', '辅导员审批', '王老师', '学生' || n, '#/home/case/' || n,
    now() - make_interval(mins => n % 500000), case when n % 3 = 0 then now() + make_interval(hours => n % 200 - 100) end
  from generate_series(0, ${todos}::int - 1) n
  cross join lateral (select (array['TODO', 'DONE', 'STARTED', 'DONE', 'READ', 'DONE', 'CC', 'DONE', 'TODO', 'DONE'])[1 + n % 10] as category) c`);
await school.parts.database.pool.query('vacuum analyze todo');

for await (const _turn of createInterface(process.stdin)) {
  const [times, found]: [number[], number[]] = [[], []];
  for (const caller of callers) {
    const begun = performance.now();
    const { result } = await caller.todos.page({ category: 'TODO' });
    times.push(performance.now() - begun);
    found.push(result.total);
  }
  console.log(JSON.stringify({ times, found }));
}
await school.app.close();
await school.parts.database.pool.end();
