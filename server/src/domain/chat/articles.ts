import type { SentMessage } from '@yizhan/contract/entities/message.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import type { Db } from '../../db/database.ts';
import {
  accountPairKey,
  insertAccountMessages,
  listCards,
  listNewArticles,
  lockAccountConversations,
  openAccountConversations,
} from './article-queries.ts';

/**
 * Puts a card (80) for each new notice into the person's conversation with its account. Done when the person looks, so
 * that sending to sixty thousand people writes no conversations that most of them never open.
 */
export async function addArticles(db: Db, userId: string, now: Date): Promise<void> {
  const articles = await listNewArticles(db, userId, now);
  if (articles.length === 0) return;
  const accounts = new Map(articles.map(({ accountId, accountName }) => [accountId, accountName]));
  await db.transaction(async (db) => {
    await openAccountConversations(
      db,
      userId,
      [...accounts].map(([id, name]) => ({ id, name })),
      now,
    );
    const locked = await lockAccountConversations(
      db,
      [...accounts.keys()].map((id) => accountPairKey(id, userId)),
    );
    const conversations = new Map(locked.map(({ pairKey, id }) => [pairKey, id]));
    const messages = articles.flatMap(({ noticeId, accountId, title, sentAt }) => {
      const conversationId = conversations.get(accountPairKey(accountId, userId));
      const card = { clientId: `notice-${noticeId}`, type: messageTypes.article, content: title, objectId: noticeId };
      return conversationId ? [{ ...card, conversationId, sentAt }] : [];
    });
    await insertAccountMessages(db, messages);
  });
}

/** Adds to articles what their cards show; one statement, and none for a page without articles. */
export async function withArticles(db: Db, userId: string, messages: readonly SentMessage[]): Promise<SentMessage[]> {
  const noticeIds = messages.flatMap(({ type, objectId }) =>
    type === messageTypes.article && objectId ? objectId : [],
  );
  if (noticeIds.length === 0) return [...messages];
  const cards = new Map(
    (await listCards(db, userId, noticeIds)).map(({ noticeId, ...article }) => [noticeId, article]),
  );
  return messages.map((message) => {
    const article = message.type === messageTypes.article && message.objectId ? cards.get(message.objectId) : undefined;
    return article ? { ...message, article } : message;
  });
}
