import type { Publishable } from '@yizhan/contract/publishable.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/announcements', 'cardBusinessConfig'] as const;
const card = {
  ...{ kind: 'announcements' as const, cardName: '重要公告', cardIntroduction: '', displayRows: 1, roles: [] },
  config: {},
};

/** A school where these kinds are published by another person than who wrote them. */
async function aReviewingSchool(kinds: Publishable[]) {
  const school = await aSchool();
  const editor = await school.person({ menus, name: '李编辑' });
  const reviewer = await school.person({ menus, name: '周审核' });
  await review(school, { kinds, roleIds: [reviewer.roleId] });
  return { school, editor, reviewer };
}

async function review({ person }: School, settings: { kinds: Publishable[]; roleIds: string[] }) {
  const head = await person({ menus: ['userFrameConfig/manage/settings'] });
  const { unknownHolidays: _, mail: __, ...stored } = (await head.settings.get()).result;
  expect((await head.settings.update({ ...stored, mail: null, review: settings })).status).toBe(1000);
}

const todosOf = ({ db }: School) =>
  db.many(sql`
    select assignee_id as who, title, status, url from todo
    where tenant_id = ${tenant} and source_app = 'publishing' order by id`);

test('AD-1 where a kind is reviewed its editor submits, and a reviewer with a to-do publishes', async () => {
  const { school, editor, reviewer } = await aReviewingSchool(['card']);
  const draft = (await editor.cards.submit({ content: card })).result;
  expect(await editor.publishing.publish(draft)).toMatchObject({
    status: 4030,
    msg: expect.stringContaining('提交审核'),
  });
  expect((await editor.publishing.schedule({ ...draft, at: '2090-01-01 00:00:00' })).status).toBe(4030);
  expect((await reviewer.publishing.publish(draft)).msg).toBe('这份草稿还没有提交审核');
  const submitted = (await editor.publishing.askReview(draft)).result;
  expect((await editor.publishing.detail(submitted)).result.review).toMatchObject({
    state: 'submitted',
    byName: '李编辑',
  });
  expect(await todosOf(school)).toEqual([
    {
      ...{ who: reviewer.id, title: '请审核并发布「重要公告」', status: 'PENDING' },
      url: `#/home/cardBusinessConfig?id=${draft.id}`,
    },
  ]);
  const out = (await reviewer.publishing.publish(submitted)).result;
  expect((await editor.publishing.detail(out)).result).toMatchObject({ draft: false, published: { number: 1 } });
  expect((await editor.publishing.detail(out)).result.review).toBeNull();
  expect(await todosOf(school)).toMatchObject([{ status: 'DONE' }]);
});

test('AD-1 a reviewer returns a draft with a reason, and a changed draft has to be submitted again', async () => {
  const { school, editor, reviewer } = await aReviewingSchool(['card']);
  const draft = (await editor.cards.submit({ content: card })).result;
  const submitted = (await editor.publishing.askReview(draft)).result;
  expect((await reviewer.publishing.sendBack({ ...submitted, reason: ' ' })).status).toBe(4000);
  expect((await editor.publishing.sendBack({ ...submitted, reason: '不好' })).status).toBe(4030);
  const returned = (await reviewer.publishing.sendBack({ ...submitted, reason: '请写摘要' })).result;
  expect((await editor.publishing.detail(returned)).result.review).toMatchObject({
    state: 'returned',
    reason: '请写摘要',
  });
  expect(await todosOf(school)).toMatchObject([
    { who: reviewer.id, status: 'DONE' },
    { who: editor.id, title: '「重要公告」被退回：请写摘要' },
  ]);
  const again = (await editor.publishing.askReview(returned)).result;
  const changed = (await editor.cards.submit({ content: { ...card, cardIntroduction: '摘要' }, held: again })).result;
  expect((await reviewer.publishing.publish(changed)).msg).toBe('这份草稿还没有提交审核');
});

test('AD-1 nobody publishes what they submitted themselves; kinds that are not reviewed are published as before', async () => {
  const { editor, reviewer } = await aReviewingSchool(['layout']);
  const free = (await editor.cards.submit({ content: card })).result;
  expect((await editor.publishing.askReview(free)).msg).toBe('这类内容不需要审核，可以直接发布');
  expect((await editor.publishing.publish(free)).status).toBe(1000);
  const own = await aReviewingSchool(['card']);
  const draft = (await own.reviewer.cards.submit({ content: card })).result;
  const submitted = (await own.reviewer.publishing.askReview(draft)).result;
  expect((await own.reviewer.publishing.publish(submitted)).msg).toBe('自己提交的内容须由其他审核人处理');
  expect((await reviewer.publishing.publish(submitted)).status).toBe(4040);
});

test('AD-1 with kinds and nobody to review them the setting is refused, and a reviewers’ role is not removed', async () => {
  const { school, reviewer } = await aReviewingSchool(['card']);
  const head = await school.person({
    menus: [...menus, 'userFrameConfig/manage/settings', 'userFrameConfig/manage/roles'],
  });
  const { unknownHolidays: _, mail: __, ...stored } = (await head.settings.get()).result;
  const nobody = await head.settings.update({ ...stored, mail: null, review: { kinds: ['card'], roleIds: [] } });
  expect(nobody).toMatchObject({ status: 4000, result: { fields: ['review.roleIds'] } });
  expect((await head.roles.remove({ id: reviewer.roleId })).result).toMatchObject({ totals: { settings: 1, user: 1 } });
});
