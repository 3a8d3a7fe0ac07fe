import type { NoticeLine } from '@yizhan/contract/entities/notice.ts';
import { create } from 'zustand';
import { useSession } from '../../lib/session.ts';
import { onOtherTab, read, write } from '../../lib/storage.ts';

const NAME = 'closedPrompts';
type ClosedPrompts = { userId: string; keys: readonly string[] };

/** A reminder of the same notice is a new one. */
export const promptKey = ({ id, reminders }: Pick<NoticeLine, 'id' | 'reminders'>) => `${id}:${reminders}`;

const useClosed = create<{ closed: ClosedPrompts | undefined }>(() => ({ closed: read<ClosedPrompts>(NAME) }));
onOtherTab(NAME, () => useClosed.setState({ closed: read<ClosedPrompts>(NAME) }));

/** Whether the prompt was closed by this person and nothing new has come since. */
export function useIsPromptClosed(notices: readonly NoticeLine[]): boolean {
  const userId = useSession((s) => s.session?.user.user_id);
  const closed = useClosed((s) => s.closed);
  return closed?.userId === userId && notices.every((notice) => closed?.keys.includes(promptKey(notice)));
}

export function closePrompt(notices: readonly NoticeLine[]): void {
  const closed = { userId: useSession.getState().session?.user.user_id ?? '', keys: notices.map(promptKey) };
  write(NAME, closed);
  useClosed.setState({ closed });
}
