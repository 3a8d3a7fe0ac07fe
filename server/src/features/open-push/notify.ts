import type { NoticeChannel } from '@yizhan/contract/notice-channels.ts';
import type { TodoItem } from '@yizhan/contract/open/items.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { openTodos as texts } from '@yizhan/contract/texts/zh-CN/open-todos.ts';
import { html } from '../../common/html.ts';
import type { Db } from '../../db/database.ts';
import { availableChannels } from '../../domain/channels/registry.ts';
import { findSettings } from '../../domain/settings/queries.ts';
import type { PushContext } from './handler.ts';
import { send, senderOf } from './messages.ts';

type NewRow = { sourceId: string; assigneeId: string };

/** A notice about each new to-do that asks for one, by the ways it names as far as the school has them. */
export async function notifyAssignees(
  db: Db,
  context: PushContext,
  items: readonly TodoItem[],
  added: readonly NewRow[],
) {
  const wanted = items.filter(
    ({ notify, status }) => status === 'PENDING' && (notify.im || notify.sms || notify.email),
  );
  const messages = wanted.flatMap((item) => {
    const userIds = added.filter(({ sourceId }) => sourceId === item.sourceId).map(({ assigneeId }) => assigneeId);
    return userIds.length > 0 ? [{ item, userIds }] : [];
  });
  if (messages.length === 0) return;
  const available = availableChannels((await findSettings(db)).settings, context);
  const accountId = await senderOf(db, context);
  await send(
    db,
    context,
    ...messages.map(({ item, userIds }) => ({
      ...toNotice(item, userIds),
      accountId,
      channels: channelsOf(item, available),
    })),
  );
}

const channelsOf = ({ notify }: TodoItem, available: readonly NoticeChannel[]) =>
  available.filter((channel) => (channel === 'sms' && notify.sms) || (channel === 'mail' && notify.email));

function toNotice({ title, itemName, nodeName, pcUrl, mobileUrl, priority }: TodoItem, userIds: string[]) {
  const excerpt = [itemName, nodeName].filter(Boolean).join(' · ') || texts.todo;
  const url = [pcUrl, mobileUrl].find((address) => /^https?:/i.test(address)) ?? null;
  return {
    ...{ typeCode: 'todo', title: fill(texts.title, { title }), excerpt, content: html`<p>${excerpt}</p>`.text },
    ...{ level: priority === 1 ? ('IMPORTANT' as const) : ('NORMAL' as const), needConfirm: false },
    ...{ url, mobileUrl: mobileUrl || null, sendAt: null, expireAt: null },
    receivers: { all: false, userIds, deptIds: [], roleIds: [], identityTypes: [], groupIds: [] },
  };
}
