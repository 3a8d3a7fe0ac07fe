import type { LandingContent, LandingIndex } from '@yizhan/contract/entities/landing.ts';
import type { BannerContent } from '@yizhan/contract/entities/portal.ts';
import * as landingLimits from '@yizhan/contract/limits/landing.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { Db } from '../../db/database.ts';
import type { PublishedRevision } from '../publishing/queries.ts';
import { heroesAt } from './content.ts';
import { visibleCounters } from './counters.ts';
import { listAnnouncements, listNews } from './news-queries.ts';
import { countFigures, type LandingTab, listDepartments, listOpenServices, listScenes } from './service-queries.ts';
import { openSpecials } from './specials.ts';
import type { LandingTexts } from './texts.ts';

type IndexSources = {
  content: LandingContent;
  hotWords: readonly string[];
  banners: readonly PublishedRevision<BannerContent>[];
  /** Whether visitors may read the responsibility lists. */
  lists: boolean;
  now: Date;
  words: LandingTexts;
};

/** Everything visitors may see, block by block. Blocks that are switched off are not queried. */
export async function makeLandingIndex(
  db: Db,
  { content, hotWords, banners, lists, now, words }: IndexSources,
): Promise<LandingIndex> {
  const at = toWireTime(now);
  const blocks = content.blocks.filter(({ enabled }) => enabled);
  const kinds = new Set(blocks.map(({ kind }) => kind));
  const when = <T>(isOn: boolean, ask: () => Promise<T[]>) => (isOn ? ask() : Promise.resolve<T[]>([]));
  const services = async (tab: LandingTab) =>
    (await listOpenServices(db, tab, { limit: landingLimits.servicesShown, offset: 0 })).records;
  const listed = (tab: LandingTab) => when(kinds.has('services'), () => services(tab));
  const [counters, scenes, departments, recommended, hot, newest, news, announcements, specials] = await Promise.all([
    when(kinds.has('overview'), async () => visibleCounters(content.counters, await countFigures(db), words)),
    when(kinds.has('scenes'), () => listScenes(db)),
    when(kinds.has('departments'), () => listDepartments(db)),
    listed('recommended'),
    listed('hot'),
    listed('newest'),
    when(kinds.has('news'), () => listNews(db, now)),
    when(kinds.has('announcements'), () => listAnnouncements(db, now)),
    when(kinds.has('specials'), () => openSpecials(db, banners, at)),
  ]);
  return {
    blocks,
    heroes: kinds.has('hero') ? heroesAt(content.heroes, at) : [],
    hotWords: kinds.has('search') ? [...hotWords] : [],
    counters,
    scenes,
    departments,
    services: { recommended, hot, newest },
    news,
    announcements,
    downloads: kinds.has('downloads') ? content.downloads : [],
    newcomers: kinds.has('newcomers') ? content.newcomers : [],
    specials,
    codes: kinds.has('codes') ? content.codes : [],
    lists,
  };
}
