import type { LandingContent, LandingIndex } from '@yizhan/contract/entities/landing.ts';
import * as landingLimits from '@yizhan/contract/limits/landing.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import type { Db } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Caller } from '../../person.ts';
import { listsOf } from '../duty-lists/lists.ts';
import type { SchoolEnglish } from '../english/school-english.ts';
import type { PublishedCache } from '../publishing/published-cache.ts';
import { parseContent } from '../publishing/rules.ts';
import { findSettings } from '../settings/queries.ts';
import { firstContent } from './content.ts';
import { makeLandingIndex } from './landing-index.ts';
import { landingTexts } from './texts.ts';

type Language = Caller['language'];
type Needs = { published: PublishedCache; english: SchoolEnglish; bus: Bus; clock: () => Date };
type CachedIndex = { index: Promise<LandingIndex>; until: number };

const topics: ReadonlySet<string> = new Set([
  publishables.landing.topic,
  publishables.banner.topic,
  publishables.footer.topic,
  publishables.announcement.topic,
  publishables.dutyLists.topic,
  'departments',
]);

/** What visitors of each school see, cached for a minute: anybody may request it as often as they like. */
export class Landing {
  private readonly cache = new Map<string, CachedIndex>();

  constructor(private readonly needs: Needs) {
    needs.bus.subscribe('tenant.changed', ({ tenantId }) => this.forget(tenantId));
    needs.bus.subscribe('english.changed', ({ tenantId }) => this.forget(tenantId));
    needs.bus.subscribe('hint', ({ tenantId, topic, userIds }) => {
      if (!userIds && topics.has(topic)) this.forget(tenantId);
    });
    needs.bus.subscribe('bus.missed', () => this.cache.clear());
  }

  index(db: Db, language: Language): Promise<LandingIndex> {
    const now = this.needs.clock().getTime();
    const key = `${db.tenant} ${language}`;
    const cached = this.cache.get(key);
    if (cached && cached.until > now) return cached.index;
    const fresh: CachedIndex = {
      index: this.make(db, language).catch((error: unknown) => {
        if (this.cache.get(key) === fresh) this.cache.delete(key);
        throw error;
      }),
      until: now + landingLimits.cacheMs,
    };
    this.cache.set(key, fresh);
    return fresh.index;
  }

  /** The same, with a draft in place of the published content; not cached. */
  async make(db: Db, language: Language, draft?: LandingContent): Promise<LandingIndex> {
    const { published, english, clock } = this.needs;
    const content = draft ?? (await this.content(db));
    const banners = await published.list(db, 'banner');
    const { anonymousVisible: lists } = await listsOf({ db, published });
    const words = landingTexts(language);
    const { hotWords } = (await findSettings(db)).settings.search;
    const index = await makeLandingIndex(db, { content, hotWords, banners, lists, now: clock(), words });
    return english.inLanguage(db, language, index);
  }

  /** The published content, or the default. */
  async content(db: Db): Promise<LandingContent> {
    const [row] = await this.needs.published.list(db, 'landing');
    return row ? parseContent('landing', row.content) : firstContent();
  }

  private forget(tenantId: string) {
    for (const key of this.cache.keys()) if (key.startsWith(`${tenantId} `)) this.cache.delete(key);
  }
}
