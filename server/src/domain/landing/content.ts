import { counterKinds, type LandingContent, landingBlockKinds } from '@yizhan/contract/entities/landing.ts';
import { landing as words } from '@yizhan/contract/texts/zh-CN/landing.ts';
import { isWithin } from '../../common/time-window.ts';

/** The default before a school configures anything: every block, every figure counted. */
export const firstContent = (): LandingContent => ({
  landingName: words.pageName,
  blocks: landingBlockKinds.map((kind) => ({ kind, title: '', enabled: true })),
  heroes: [],
  counters: counterKinds.map((kind) => ({ kind, manual: null })),
  downloads: [],
  newcomers: [],
  codes: [],
});

type Hero = LandingContent['heroes'][number];

const FIRST = '0000';
const LAST = '9999';

/** A missing start or end means no limit on that side. */
export const heroesAt = (heroes: readonly Hero[], at: string) =>
  heroes
    .filter(({ beginTime, endTime }) => isWithin({ from: beginTime ?? FIRST, until: endTime ?? LAST }, at))
    .map(({ picture, title, text, url }) => ({ picture, title, text, url }));

/** Every picture of a landing page: visitors must be able to see it. */
export const picturesIn = ({ heroes, codes }: Pick<LandingContent, 'heroes' | 'codes'>) =>
  [...heroes, ...codes].flatMap(({ picture }) => picture ?? []);
