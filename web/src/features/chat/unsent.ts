import type { ChatMessage } from '@yizhan/contract/entities/message.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { read, remove, write } from '../../lib/sealed-storage.ts';
import { useSession } from '../../lib/session.ts';

/** Per account: another person at the same computer neither sees nor removes it. */
const nameOf = () => `draft-${useSession.getState().session?.user.user_id ?? ''}-unsent`;

/** Messages without a receipt: they are there after a reload, encrypted, to be sent again under the same id. */
export const unsentMessages = (): readonly ChatMessage[] => read<readonly ChatMessage[]>(nameOf()) ?? [];

const save = (messages: readonly ChatMessage[]) =>
  messages.length === 0 ? remove(nameOf()) : write(nameOf(), messages);

export const keepUnsent = (message: ChatMessage) => save([...unsentMessages(), message].slice(-chatLimits.maxUnsent));

/** These have arrived, or were given up. */
export function forgetUnsent(ids: Iterable<string>): void {
  const gone = new Set(ids);
  const before = unsentMessages();
  const rest = before.filter(({ messageIdWeb }) => !gone.has(messageIdWeb));
  if (rest.length < before.length) save(rest);
}
