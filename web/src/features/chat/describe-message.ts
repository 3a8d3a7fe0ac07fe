import type { ChatMessage, GroupEvent } from '@yizhan/contract/entities/message.ts';
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

/** What somebody did to a group, in one line. */
export function describeEvent(
  { content, fromUserName }: Pick<ChatMessage, 'content' | 'fromUserName'>,
  isOwn: boolean,
) {
  const event = JSON.parse(content) as GroupEvent;
  const by = isOwn ? t('you') : fromUserName;
  if (event.event === 'renamed') return t('eventRenamed', { by, name: event.name });
  if (!('names' in event)) return t(eventTexts[event.event], { by });
  const listed = event.names.join(t('comma'));
  const names = event.count > event.names.length ? t('namesAndMore', { names: listed, n: event.count }) : listed;
  return t(eventTexts[event.event], { by, names });
}

const eventTexts = {
  added: 'eventAdded',
  removed: 'eventRemoved',
  newOwner: 'eventNewOwner',
  left: 'eventLeft',
  tookOver: 'eventTookOver',
  announced: 'eventAnnounced',
  announcementRemoved: 'eventAnnouncementRemoved',
} as const;

/** A message that is a line of its own, not something somebody said. */
export function describeLine(message: ChatMessage, isOwn: boolean): string | undefined {
  if (message.recalled || message.type === messageTypes.recall) return describeRecall(message, isOwn);
  return message.type === messageTypes.event ? describeEvent(message, isOwn) : undefined;
}

/** The line that stands for a recalled message, or announces the recall. */
export const describeRecall = ({ fromUserName }: Pick<ChatMessage, 'fromUserName'>, isOwn: boolean) =>
  isOwn ? t('recalledOwn') : t('recalledOther', { name: fromUserName });
