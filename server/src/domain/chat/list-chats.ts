import type { ListedWithLast } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { chat as en } from '@yizhan/contract/texts/en/chat.ts';
import { chat as zh } from '@yizhan/contract/texts/zh-CN/chat.ts';
import type { Db } from '../../db/database.ts';
import type { Language, Person } from '../../person.ts';
import { addArticles, withArticles } from './articles.ts';
import { listMessagesAt } from './message-queries.ts';
import { listConversations, openPair } from './queries.ts';
import { toChatMessage, toConversation } from './rules.ts';

export const ownFilesName = (language: Language) => (language === 'en' ? en : zh).ownFiles;

/** A person's conversations with the last message of each: a few statements, however many there are. */
export async function listChats(
  db: Db,
  { id }: Pick<Person, 'id'>,
  language: Language,
  now: Date,
): Promise<ListedWithLast[]> {
  await addArticles(db, id, now);
  const rows = await listWithOwn(db, id, now);
  const last = await listMessagesAt(
    db,
    rows.map(({ jid, lastSeq }) => ({ jid, seq: lastSeq })),
  );
  const byConversation = new Map((await withArticles(db, id, last.map(toChatMessage))).map((one) => [one.jid, one]));
  return rows.map((row) => ({
    ...toConversation(row, ownFilesName(language)),
    last: row.lastSeq > row.joinedSeq ? (byConversation.get(row.jid) ?? null) : null,
  }));
}

/** 文件传输助手 is there from the first look (EN-6). */
async function listWithOwn(db: Db, userId: string, now: Date) {
  const rows = await listConversations(db, userId, chatLimits.maxConversations);
  if (rows.some(({ kind }) => kind === 'own')) return rows;
  await openPair(db, [userId], now);
  return listConversations(db, userId, chatLimits.maxConversations);
}
