import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { mpTypes, toUserTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/layout/Text.tsx';
import { useChat } from './chat-store.ts';
import { TypingNote } from './TypingNote.tsx';
import { useGroup } from './useGroup.ts';
import { usePerson } from './usePerson.ts';

const t = textsOf({ chat });

/** Under the name: who is writing, else whether the person is online, how many are in the group. */
export function ThreadStatus({ entry }: { entry: ConversationWithLast }) {
  const isTyping = useChat((s) => s.typing?.jid === entry.jid);
  if (isTyping) return <TypingNote jid={entry.jid} />;
  if (entry.toUserId === chatLimits.systemAccountId) return <OwnStatus />;
  if (entry.mpType === mpTypes.publicAccount)
    return (
      <Text size={12} tone="second">
        {t('publicAccount')}
      </Text>
    );
  if (entry.toUserType === toUserTypes.group) return <GroupStatus entry={entry} />;
  return <PersonStatus userId={entry.toUserId} />;
}

function OwnStatus() {
  const hasOwnDevice = useChat((s) => s.hasOwnDevice);
  return (
    <Text size={12} tone="second" ellipsis>
      {t(hasOwnDevice ? 'ownDeviceOnline' : 'ownFilesHint')}
    </Text>
  );
}

function GroupStatus({ entry }: { entry: ConversationWithLast }) {
  const { data } = useGroup(entry);
  return (
    <Text size={12} tone="second">
      {data ? t('groupMembers', { n: data.members.length }) : ' '}
    </Text>
  );
}

function PersonStatus({ userId }: { userId: string }) {
  const { data } = usePerson(userId);
  return (
    <Text size={12} tone="second" ellipsis>
      {data && <span className={classes('chat-dot', data.online && 'is-online')} />}
      {data ? [t(data.online ? 'online' : 'away'), data.deptName].filter(Boolean).join(' · ') : ' '}
    </Text>
  );
}
