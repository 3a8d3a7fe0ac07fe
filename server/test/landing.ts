import type { LandingContent } from '@yizhan/contract/entities/landing.ts';
import { firstContent } from '../src/domain/landing/content.ts';
import type { School, TestPerson } from './school.ts';

export const landingEditor = (school: School, name = '门户编辑') =>
  school.person({ name, menus: ['userFrameConfig/preLoginConfig'] });

export const landingContent = (changes: Partial<LandingContent> = {}): LandingContent => ({
  ...firstContent(),
  ...changes,
});

/** Drafts and publishes in one step. */
export async function publishLanding(editor: TestPerson, changes: Partial<LandingContent>) {
  const { id, version } = (await editor.landing.detail()).result;
  const drafted = await editor.landing.submit({ content: landingContent(changes), held: { id, version } });
  return editor.publishing.publish(drafted.result);
}
