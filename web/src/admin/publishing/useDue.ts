import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { parseTime } from '../../lib/format.ts';
import { useHint } from '../../lib/useHint.ts';

/** Clocks differ a little, and the server's decides. */
const TOLERANCE_MS = 60_000;

/** Calls `again` when what was scheduled has gone out or failed. Before its time a hint is about something else. */
export function useDue(state: PublicationState | undefined, again: () => void): void {
  const { kind = 'card', scheduled } = state ?? {};
  useHint(publishables[kind].topic, () => {
    if (scheduled && parseTime(scheduled.at).getTime() - Date.now() < TOLERANCE_MS) again();
  });
}
