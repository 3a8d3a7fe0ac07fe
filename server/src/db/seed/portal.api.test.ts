import { alertContent, bannerContent } from '@yizhan/contract/entities/portal.ts';
import { themeContent } from '@yizhan/contract/entities/theme.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { contrastWithWhite } from '@yizhan/contract/palette.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { listPublishedContents } from '../../domain/publishing/publishing.ts';
import { alertDraft } from './demo/portal.ts';
import { seedPortal } from './portal.ts';

test('the demo campus has themes one can read, banners of these weeks and a quick bar, and no line yet', async () => {
  const school = await aSchool();
  await seedPortal(school.db, new Date());
  const person = await school.person();
  expect((await person.portal.specials()).result.map(({ title }) => title)).toEqual(['期末服务月', '假期离返校专题']);
  expect((await person.portal.quickNavigation()).result).not.toEqual([]);
  expect((await person.session.init()).result.alerts).toEqual([]);
  const themes = await listPublishedContents(school.db, 'theme');
  expect(themes).toHaveLength(4);
  for (const { content } of themes) {
    expect(themeContent.parse(content)).toEqual(content);
    expect(contrastWithWhite(content.themeColor)).toBeGreaterThanOrEqual(portalLimits.minContrast);
  }
  for (const { content } of await listPublishedContents(school.db, 'banner'))
    expect(bannerContent.parse(content)).toEqual(content);
  expect(alertContent.parse(alertDraft(new Date()))).toEqual(alertDraft(new Date()));
});
