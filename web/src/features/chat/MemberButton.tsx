import type { GroupMember } from '@yizhan/contract/entities/conversation.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { textsOf } from '../../lib/text.ts';
import { ChatAvatar } from './ChatAvatar.tsx';
import { openDialog } from './chat-dialogs.ts';

const t = textsOf({ chat });

type MemberButtonProps = { member: Pick<GroupMember, 'userId' | 'name' | 'avatar'> };

/** A member of a group, in a row: leads to their card. */
export function MemberButton({ member: { userId, name, avatar } }: MemberButtonProps) {
  return (
    <button
      type="button"
      className="chat-members__who"
      aria-label={t('openCard', { name })}
      onClick={() => openDialog({ kind: 'person', userId })}
    >
      <ChatAvatar name={name} address={avatar} size={32} />
      {name}
    </button>
  );
}
