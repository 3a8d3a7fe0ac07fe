import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { fail } from '../../common/fail.ts';
import type { EnglishTexts } from '../english/rules.ts';

/**
 * Labels must be the school's; readers of English were offered their English texts. A label that is no longer offered
 * may be kept if it was chosen before.
 */
export function asOffered(labels: readonly string[], offered: readonly string[], texts?: EnglishTexts): string[] {
  const chosen = labels.map(
    (label) =>
      offered.find((one) => one === label || texts?.get(one) === label) ??
      fail('invalid_input', { fields: 'labels' }, { fields: ['labels'] }),
  );
  return [...new Set(chosen)];
}

/** Where the rectification of a rating begins; an anonymous rater cannot be called. Null: nothing to put right (RA-4). */
export function firstRectification(score: number, anonymous: boolean): 'callBack' | 'fixing' | null {
  if (score > processLimits.badStars) return null;
  return anonymous ? 'fixing' : 'callBack';
}

export const workingDaysOf = { callBack: processLimits.callBackDays, fixing: processLimits.rectifyDays } as const;

const DAY_MS = 86_400_000;
/** Until when the rater may answer a reply. */
export const followUpUntil = (repliedAt: Date) => new Date(repliedAt.getTime() + processLimits.followUpDays * DAY_MS);

/** One follow-up, after the reply and not too long after it (RA-5). */
export const canFollowUp = ({ repliedAt, followUp }: { repliedAt: Date | null; followUp: string }, now: Date) =>
  repliedAt !== null && followUp === '' && now < followUpUntil(repliedAt);
