import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { toUserTypes } from '@yizhan/contract/message-types.ts';
import { query } from '../../lib/api.ts';

/** The group of a conversation with its members; nothing for a person's. */
export const useGroup = ({ jid, toUserType }: Pick<Conversation, 'jid' | 'toUserType'>) =>
  useQuery({
    ...query.chat.group({ jid }),
    enabled: toUserType === toUserTypes.group,
    staleTime: chatLimits.personStaleMs,
  });
