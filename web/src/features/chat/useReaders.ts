import type { Conversation } from '@yizhan/contract/entities/conversation.ts';
import { useMemo } from 'react';
import { useSession } from '../../lib/session.ts';
import { useChat } from './chat-store.ts';
import { type Reader, readersOf } from './readers.ts';
import { useGroup } from './useGroup.ts';

const nothing: Readonly<Record<string, number>> = {};

/** The other members of a group and how far each has read; undefined for other conversations. */
export function useReaders(entry: Pick<Conversation, 'jid' | 'toUserType'>): readonly Reader[] | undefined {
  const { data } = useGroup(entry);
  const heard = useChat((s) => s.reads[entry.jid] ?? nothing);
  const ownId = useSession((s) => s.session?.user.user_id ?? '');
  return useMemo(() => data && readersOf(data, heard, ownId), [data, heard, ownId]);
}
