import type { ChatMessage } from '@yizhan/contract/entities/message.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ chat });

/** A message in one line, for lists and quotations. */
export function describeMessage({ type, content }: Pick<ChatMessage, 'type' | 'content'>): string {
  if (type === messageTypes.picture) return t('picture');
  if (type === messageTypes.file) return t('file', { name: content });
  if (type === messageTypes.article) return t('article', { title: content });
  if (type === messageTypes.person) return t('person', { name: content });
  return content;
}

/** The line that stands for a recalled message, or announces the recall. */
export const describeRecall = ({ fromUserName }: Pick<ChatMessage, 'fromUserName'>, isOwn: boolean) =>
  isOwn ? t('recalledOwn') : t('recalledOther', { name: fromUserName });
