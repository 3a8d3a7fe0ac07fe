import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const DAY_MS = 24 * 3_600_000;

test('the nightly job removes what has expired and nothing else', async () => {
  const school = await aSchool();
  const { db, parts } = school;
  const person = await school.person();
  const now = parts.clock();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const until of [ago(1), ago(-1)])
    await db.run(
      sql`insert into captcha (key, tenant_id, answer, until) values (gen_random_uuid(), ${tenant}, 'x', ${until})`,
    );
  for (const until of [ago(1), ago(-1)])
    await db.run(sql`
      insert into sign_in_step (tenant_id, kind, hash, data, until)
      values (${tenant}, 'bind', decode(md5(random()::text), 'hex'), '{}', ${until})`);
  for (const until of [ago(1), ago(-1)])
    await db.run(sql`
      insert into entry_word (tenant_id, hash, user_id, expires_at)
      values (${tenant}, md5(random()::text), ${person.id}, ${until})`);
  for (const at of [ago(jobLimits.keepDays.signIns + 1), ago(jobLimits.keepDays.signIns - 1)])
    await db.run(sql`
      insert into sign_in_log (tenant_id, account, way, ok, ip, user_agent, at)
      select ${tenant}, 'a', 'password', true, '', '', ${at} from generate_series(1, ${jobLimits.batchRows + 1})`);
  for (const at of [ago(jobLimits.keepDays.devices + 1), ago(jobLimits.keepDays.devices - 1)])
    await db.run(sql`
      insert into known_device (tenant_id, user_id, hash, last_at)
      values (${tenant}, ${person.id}, decode(md5(random()::text), 'hex'), ${at})`);
  await parts.jobs.start(db, 'cleanup', {});
  await parts.jobs.runDue(school.tenant);

  const left = await db.one(sql`
    select (select count(*)::int from captcha where tenant_id = ${tenant}) as captchas,
      (select count(*)::int from sign_in_step where tenant_id = ${tenant}) as steps,
      (select count(*)::int from entry_word where tenant_id = ${tenant}) as words,
      (select count(*)::int from known_device where tenant_id = ${tenant}) as devices,
      (select count(*)::int from sign_in_log where tenant_id = ${tenant}) as "signIns"`);
  expect(left).toEqual({ captchas: 1, steps: 1, words: 1, devices: 1, signIns: jobLimits.batchRows + 1 });
  expect((await person.session.userInfo()).status).toBe(1000);
});

test('searches and gaps that were settled are kept for a while; what is still missed stays', async () => {
  const school = await aSchool();
  const { db, parts } = school;
  const ago = (days: number) => new Date(parts.clock().getTime() - days * DAY_MS);
  const { searches } = jobLimits.keepDays;
  for (const at of [ago(searches + 1), ago(searches - 1)]) {
    await db.run(sql`insert into search_log (tenant_id, word, hits, at) values (${tenant}, '成绩', 1, ${at})`);
    for (const state of ['OPEN', 'DONE', 'IGNORED'])
      await db.run(sql`
        insert into search_gap (tenant_id, word, state, first_at, last_at)
        values (${tenant}, ${`${state} ${at.toISOString()}`}, ${state}, ${ago(searches * 2)}, ${at})`);
  }
  await parts.jobs.start(db, 'cleanup', {});
  await parts.jobs.runDue(school.tenant);
  const left = await db.one(sql`
    select (select count(*)::int from search_log where tenant_id = ${tenant}) as searches,
      array(select state from search_gap where tenant_id = ${tenant} order by state) as gaps`);
  expect(left).toEqual({ searches: 1, gaps: ['DONE', 'IGNORED', 'OPEN', 'OPEN'] });
});

test('RB-6 questions, settled gaps and refused texts are kept for a while, those of conversations as long as these', async () => {
  const school = await aSchool({ chat: { retentionDays: 30 } });
  const { db, parts } = school;
  const ago = (days: number) => new Date(parts.clock().getTime() - days * DAY_MS);
  const { questions, refusedTexts } = jobLimits.keepDays;
  for (const at of [ago(questions + 1), ago(questions - 1)]) {
    await db.run(
      sql`insert into question (tenant_id, role_type, text, type, at) values (${tenant}, 0, '成绩', 'NONE', ${at})`,
    );
    for (const state of ['OPEN', 'DONE'])
      await db.run(sql`
        insert into faq_gap (tenant_id, question, state, first_at, last_at) values (${tenant}, '成绩', ${state}, ${at}, ${at})`);
  }
  for (const [place, at] of [
    ['opinion', ago(refusedTexts + 1)],
    ['opinion', ago(31)],
    ['chat', ago(31)],
    ['chat', ago(29)],
  ] as const)
    await db.run(sql`
      insert into sensitive_hit (tenant_id, place, word, text, at) values (${tenant}, ${place}, '词', '话', ${at})`);
  await parts.jobs.start(db, 'cleanup', {});
  await parts.jobs.runDue(school.tenant);
  expect(
    await db.one(sql`
      select (select count(*)::int from question where tenant_id = ${tenant}) as questions,
        (select json_agg(state order by id) from faq_gap where tenant_id = ${tenant}) as gaps,
        (select json_agg(place order by place) from sensitive_hit where tenant_id = ${tenant}) as hits`),
  ).toEqual({ questions: 1, gaps: ['OPEN', 'OPEN', 'DONE'], hits: ['chat', 'opinion'] });
});
