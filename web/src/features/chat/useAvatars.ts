import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import { toUserTypes } from '@yizhan/contract/message-types.ts';
import { useSession } from '../../lib/session.ts';
import { useGroup } from './useGroup.ts';

/** The pictures of those who write in a conversation: of a group's members one call, of a person none. */
export function useAvatars(entry: ConversationWithLast): (userId: string) => string | null {
  const ownId = useSession((s) => s.session?.user.user_id);
  const own = useSession((s) => s.me?.user.avatar ?? null);
  const { data } = useGroup(entry);
  const ofMembers = new Map(data?.members.map(({ userId, avatar }) => [userId, avatar]));
  return (userId) => {
    if (userId === ownId) return own;
    return entry.toUserType === toUserTypes.group ? (ofMembers.get(userId) ?? null) : entry.avatar;
  };
}
