import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import * as publishingLimits from '@yizhan/contract/limits/publishing.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { parseWireTime } from '../../lib/format.ts';
import { useHint } from '../../lib/useHint.ts';

/** Calls `again` when the scheduled release has gone out or failed. Hints before its time are about something else. */
export function useScheduledRelease(state: PublicationState | undefined, refetch: () => void): void {
  const { kind = 'card', scheduled } = state ?? {};
  useHint(publishables[kind].topic, () => {
    if (scheduled && parseWireTime(scheduled.at).getTime() - Date.now() < publishingLimits.dueToleranceMs) refetch();
  });
}
