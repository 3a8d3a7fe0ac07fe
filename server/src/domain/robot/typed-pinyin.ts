import { soundsOf } from '../search/sounds.ts';

const LEAST = 4;
/** Less of it than this could be chance, or another word. */
const LEAST_SHARE = 0.6;

/** Runs of letters that could be typed pinyin. */
export const pinyinRunsIn = (text: string): string[] => text.match(new RegExp(`[a-z]{${LEAST},}`, 'gu')) ?? [];

/** How much of what was typed as pinyin a text sounds like, from 0 to 1; one wrong letter leaves most of it. */
export function pinyinShare(typed: readonly string[], text: string): number {
  if (typed.length === 0) return 0;
  const sound = soundsOf(text)
    .map((one) => one.sound)
    .join('');
  const shares = typed.map((run) => longestCommon(run, sound) / run.length);
  return shares.reduce((sum, share) => sum + (share < LEAST_SHARE ? 0 : share), 0) / shares.length;
}

/** The length of the longest piece that both contain. */
function longestCommon(one: string, other: string): number {
  let best = 0;
  for (let from = 0; from < one.length; from += 1)
    while (from + best < one.length && other.includes(one.slice(from, from + best + 1))) best += 1;
  return best;
}
