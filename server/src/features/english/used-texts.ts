import type { EnglishPlace } from '@yizhan/contract/entities/english.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { Context } from '../../context.ts';
import { schoolTextsIn } from '../../domain/english/rules.ts';
import { listUsedTexts } from './queries.ts';

const publishedPlaces = [
  ['card', 'cards'],
  ['layout', 'cards'],
  ['landing', 'landing'],
  ['banner', 'banners'],
  ['alert', 'alerts'],
  ['theme', 'themes'],
  ['footer', 'school'],
  ['dutyLists', 'dutyLists'],
] as const satisfies readonly (readonly [Publishable, EnglishPlace])[];

/** What readers can see of the school's own words: its settings, its tables and what is published. */
export async function usedTexts({ db, published, tenant }: Pick<Context, 'db' | 'published' | 'tenant'>) {
  const { name, settings } = tenant;
  const { shortName, slogan, theme, quickNavigation, session, helpDesk } = settings;
  const school = schoolTextsIn({ name, shortName, slogan, theme, quickNavigation, session, helpDesk });
  const live = await Promise.all(
    publishedPlaces.map(async ([kind, place]) =>
      (await published.list(db, kind))
        .flatMap(({ content }) => schoolTextsIn(content))
        .map((text) => ({ place, text })),
    ),
  );
  return [...school.map((text) => ({ place: 'school' as const, text })), ...(await listUsedTexts(db)), ...live.flat()];
}
