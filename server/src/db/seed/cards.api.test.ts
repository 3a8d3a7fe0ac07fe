import { cardKinds } from '@yizhan/contract/cards.ts';
import { cardContent } from '@yizhan/contract/entities/card.ts';
import { layoutContent } from '@yizhan/contract/entities/layout.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { cardRecommendedSettings } from '@yizhan/contract/texts/zh-CN/card-recommended-settings.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { listPublishedContents } from '../../domain/publishing/publishing.ts';
import { sql, tenant } from '../sql.ts';
import { seedCards } from './cards.ts';

test('the demo campus has cards of every kind, laid out for students, teachers, staff and everybody', async () => {
  const school = await aSchool();
  await seedCards(school.db, new Date());
  const cards = await listPublishedContents(school.db, 'card');
  const layouts = await listPublishedContents(school.db, 'layout');
  for (const { content } of cards) expect(cardContent.parse(content)).toEqual(content);
  for (const { content } of layouts) expect(layoutContent.parse(content)).toEqual(content);
  const drafts = await school.db.many<{ kind: string }>(sql`
    select draft->>'kind' as kind from publication where tenant_id = ${tenant} and draft is not null`);
  const kinds = new Set([...cards.map(({ content }) => content.kind), ...drafts.map(({ kind }) => kind)]);
  expect(kinds).toEqual(new Set(Object.keys(cardKinds)));
  expect(layouts.map(({ content }) => content.layoutName)).toEqual(['学生首页', '教师首页', '职工首页', '默认首页']);
  const recommended = cards.find(({ content }) => content.kind === 'recommended');
  expect(recommended?.content.cardName).toBe(cardRecommendedSettings.name);
});

test('HM-1 its pages tell to-dos once and first, and have announcements and tools in the right column', async () => {
  const school = await aSchool();
  await seedCards(school.db, new Date());
  const pages = await Promise.all(
    [identityTypes.undergraduate, identityTypes.teacher, identityTypes.staff, identityTypes.alumnus].map(
      async (type) => {
        const person = await school.person({ type });
        return (await person.cards.home()).result;
      },
    ),
  );
  for (const { layout, cards } of pages) {
    expect(layout).toBe('narrow');
    expect(cards.filter(({ place }) => place === 'aside').map(({ kind }) => kind)).toEqual([
      ...['messages', 'announcements', 'announcements', 'tools', 'favourites'],
    ]);
    const mandatory = cards.filter((card) => card.mandatory).map(({ kind }) => kind);
    expect(mandatory).toEqual(['affairs', 'announcements']);
    expect(cards[0]?.kind).toBe('affairs');
    expect(cards.filter(({ kind }) => ['todo', 'staging', 'affairs'].includes(kind))).toHaveLength(1);
    expect(new Set(cards.flatMap(({ frame }) => frame ?? [])).size).toBe(3);
    expect(cards.filter(({ state }) => state === 'failed')).toEqual([]);
  }
  expect(pages[0]?.cards.map(({ id }) => id)).not.toEqual(pages[1]?.cards.map(({ id }) => id));
});
