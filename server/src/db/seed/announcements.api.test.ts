import { cardContent } from '@yizhan/contract/entities/card.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { listPublishedContents } from '../../domain/publishing/publishing.ts';
import { seedAnnouncements } from './announcements.ts';
import { seedCards } from './cards.ts';

test('the demo campus has announcements of today on its published cards, some for some people only', async () => {
  const school = await aSchool();
  await seedAnnouncements(school.db, new Date());
  await seedCards(school.db, new Date());
  const seen = async (type: number) => {
    const person = await school.person({ type });
    return (await person.cards.home()).result.cards.flatMap((card) =>
      card.state === 'failed' || card.kind !== 'announcements' ? [] : [card.data],
    );
  };
  const [ofStudent, ofTeacher] = [await seen(identityTypes.undergraduate), await seen(identityTypes.teacher)];
  expect(ofStudent.map(({ dataSource }) => dataSource)).toEqual(['PORTAL', 'OfficialAccount']);
  expect(ofStudent[0]?.list).toHaveLength(4);
  expect(ofTeacher[0]?.list).not.toEqual(ofStudent[0]?.list);
  for (const { content } of await listPublishedContents(school.db, 'card'))
    expect(cardContent.parse(content)).toEqual(content);
});
