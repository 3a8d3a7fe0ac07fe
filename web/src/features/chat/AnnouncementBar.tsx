import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useGroup } from './useGroup.ts';

const t = textsOf({ chat });

type AnnouncementBarProps = { entry: ConversationWithLast; onOpen: () => void };

/** What a group announces, in one line over its thread; the whole stands in the group's details. */
export function AnnouncementBar({ entry, onOpen }: AnnouncementBarProps) {
  const { data } = useGroup(entry);
  if (!data?.announcement) return null;
  return (
    <button type="button" className="chat-announcement" onClick={onOpen}>
      <Icon name="megaphone" size={16} label={t('announcement')} />
      <span>{data.announcement}</span>
      <Icon name="chevron-right" size={14} />
    </button>
  );
}
