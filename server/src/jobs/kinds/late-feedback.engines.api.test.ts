import { expect, test } from 'vitest';
import { aDesk, held, own, write } from '../../../test/feedback.ts';
import type { School, TestPerson } from '../../../test/school.ts';
import { aDepartment } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

/** As if the promise had ended yesterday. */
const overYesterday = ({ db }: School, id: string) =>
  db.run(sql`update feedback set due_at = now() - interval '1 day' where tenant_id = ${tenant} and id = ${id}`);

async function runDaily({ db, parts, tenant: school }: School) {
  await parts.jobs.start(db, 'lateFeedback', {});
  await parts.jobs.runDue(school);
}

const noticesOf = async (person: TestPerson) =>
  (await person.notices.mine({})).result.records.map(({ title }) => title);

test('RB-7 feedback whose promise is over reminds those who answer, once, and not its asker', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  const id = await write(asker, { deptId });
  await write(asker, { deptId, title: '食堂几点开门' });
  await runDaily(school);
  expect(await noticesOf(handler)).toEqual([]);
  await overYesterday(school, id);
  await runDaily(school);
  await runDaily(school);
  expect(await noticesOf(handler)).toEqual(['反馈已超过答复期限：宿舍几点供热水']);
  const [notice] = (await handler.notices.mine({})).result.records;
  expect(notice?.type).toBe('feedback');
  expect((await handler.notices.detail({ id: notice?.id ?? '' })).result.url).toBe(
    `#/userFrameConfig/manage/feedback?record=${id}`,
  );
  expect(await noticesOf(asker)).toEqual([]);
});

test('RB-7 what is answered reminds nobody; asked once more and late again, it reminds again', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  const id = await write(asker, { deptId });
  await overYesterday(school, id);
  await runDaily(school);
  await handler.feedback.reply({ ...(await held(handler, id)), text: '每晚九点前供应。' });
  await runDaily(school);
  expect(await noticesOf(handler)).toHaveLength(1);
  await asker.feedback.reopen({ ...(await own(asker, id)), reason: '九点前也没有' });
  await runDaily(school);
  expect(await noticesOf(handler)).toHaveLength(1);
  await school.db.run(sql`
    update feedback set due_at = now() - interval '1 minute', late_reminded_at = now() - interval '3 days'
    where tenant_id = ${tenant} and id = ${id}`);
  await runDaily(school);
  expect(await noticesOf(handler)).toHaveLength(2);
});

test('RB-7 what was joined to another is reminded of with that one, and another department hears nothing', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  const other = await school.person({
    deptId: await aDepartment(school.db, '图书馆'),
    menus: ['userFrameConfig/manage/feedback'],
  });
  const id = await write(asker, { deptId });
  const same = await write(asker, { deptId, title: '宿舍几点供应热水' });
  await handler.feedback.merge({ ...(await held(handler, id)), ids: [same] });
  await overYesterday(school, id);
  await overYesterday(school, same);
  await runDaily(school);
  expect(await noticesOf(handler)).toHaveLength(1);
  expect(await noticesOf(other)).toEqual([]);
});
