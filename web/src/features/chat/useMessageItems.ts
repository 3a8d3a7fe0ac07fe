import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { textsOf } from '../../lib/text.ts';
import { parseWireTime } from '../../lib/wire-time.ts';
import { copyText } from '../../ui/copy-text.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { openDialog } from './chat-dialogs.ts';
import type { ThreadMessage } from './chat-state.ts';
import { recallMessage } from './chat-store.ts';
import { useImConfig } from './useImConfig.ts';

const t = textsOf({ chat });

/** What one can do with a message. */
export function useMessageItems(
  message: ThreadMessage,
  isOwn: boolean,
  onReply: (message: ThreadMessage) => void,
): MenuItem[] {
  const { type, content, messageId, timeSend } = message;
  // The school's own time; until it is known, the usual one.
  const data = useImConfig();
  const recallMs = (data?.recallSeconds ?? chatLimits.recallMs / 1000) * 1000;
  const age = Date.now() - parseWireTime(timeSend).getTime();
  const isArticle = type === messageTypes.article;
  const reply: MenuItem = { key: 'reply', label: t('reply'), icon: 'undo', onSelect: () => onReply(message) };
  const forward: MenuItem = {
    key: 'forward',
    label: t('forward'),
    icon: 'share',
    onSelect: () => openDialog({ kind: 'forward', message }),
  };
  return [
    ...(isArticle ? [] : [reply, forward]),
    ...(type === messageTypes.text
      ? [{ key: 'copy', label: t('copy'), icon: 'copy' as const, onSelect: () => void copyText(content) }]
      : []),
    ...(isOwn && age < recallMs
      ? [{ key: 'recall', label: t('recall'), icon: 'history' as const, onSelect: () => void recallMessage(messageId) }]
      : []),
  ];
}
