import { dictionaries } from '@yizhan/contract/texts/zh-CN/dictionaries.ts';
import { randomFrom } from './random.ts';
import { services } from './services.ts';

const SEED = 20_261_121;
const HOUR_MS = 3_600_000;
const DAYS = 80;
const RATED = 32;
const MOST = 14;

export type DemoRating = {
  account: string;
  service: string;
  score: number;
  labels: readonly string[];
  text: string;
  anonymous: boolean;
  at: Date;
};

/** Most people are satisfied; a few are not, and say why. */
const scores = [5, 5, 5, 4, 5, 4, 4, 5, 3, 5, 4, 2, 5, 1];
const commentsByStars: Readonly<Record<number, readonly string[]>> = {
  5: ['很方便，几分钟就办好了。', '手机上也能用，赞。', '界面清楚，比以前跑窗口强多了。', '', ''],
  4: ['总体不错，希望多一个提醒。', '速度可以，说明再细一点更好。', '', ''],
  3: ['步骤有点多。', '高峰时段偏慢。', ''],
  2: ['上周一直打不开，耽误了两天。', ''],
  1: ['提交之后没有任何反馈。', ''],
};
const names: Readonly<Record<string, string>> = dictionaries;
const labelOf = (score: number, key: number) => names[`scoreLabel${score}.${key}`] ?? '';

type Rater = { account: string; identityType: number };

/** Ratings of the most used applications. */
export function ratings(now: Date, raters: readonly Rater[]): DemoRating[] {
  const random = randomFrom(SEED);
  const rated = services
    .filter(({ process, roles, departments }) => !process && !roles && !departments)
    .sort((one, other) => other.heat - one.heat)
    .slice(0, RATED);
  return rated.flatMap(({ code, heat, identities = [] }, index) => {
    const able = raters.filter(({ identityType }) => identities.length === 0 || identities.includes(identityType));
    if (able.length === 0) return [];
    const many = Math.min(able.length, 2 + Math.min(MOST - 2, heat + random.below(4)));
    const first = random.below(able.length);
    return Array.from({ length: many }, (_, at) => {
      const score = scores[(at + index * 3) % scores.length] ?? 5;
      const who = able[(first + at) % able.length];
      return {
        account: who?.account ?? '',
        service: code,
        score,
        labels: [...new Set([1 + random.below(4), 1 + random.below(4)])].map((key) => labelOf(score, key)),
        text: random.pick(commentsByStars[score] ?? ['']),
        anonymous: random.below(4) === 0,
        at: new Date(now.getTime() - (1 + random.below(DAYS * 24)) * HOUR_MS),
      };
    });
  });
}
