import { randomUUID } from 'node:crypto';
import type { publicAccounts } from '@yizhan/contract/calls/public-accounts.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { accountThreadsTopic } from '@yizhan/contract/notice-kinds.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { moderateText } from '../../common/sensitive-words.ts';
import { insertAccountMessages } from '../../domain/chat/article-queries.ts';
import { listMessages, listMessagesAt } from '../../domain/chat/message-queries.ts';
import { toChatMessage } from '../../domain/chat/rules.ts';
import { lockConversations } from '../../domain/chat/store-queries.ts';
import { replyTodoId } from '../../domain/notices/account-replies.ts';
import { setAskedAt } from '../../domain/notices/reply-queries.ts';
import { endTodos } from '../../domain/todos/write-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { findThread, listThreads } from './thread-queries.ts';

type Calls = Pick<Handlers<typeof publicAccounts>, 'threads' | 'thread' | 'answer'>;

/** What readers write to an account, for those who send for it or stand in for them. */
export const answering: Calls = {
  async threads(query, { db, person, now }) {
    return listThreads(db, person, { ...query, now });
  },

  async thread({ jid }, { db, person, now }) {
    if (!(await findThread(db, person, { jid, now }))) fail('not_found');
    return (await listMessages(db, jid, 0, { size: noticeLimits.threadShown })).map(toChatMessage);
  },

  async answer({ jid, content }, context) {
    const { db, person, now, bus, cardHints } = context;
    const thread = (await findThread(db, person, { jid, now })) ?? fail('not_found');
    const text = await moderateText(context, 'chat', content);
    const { seq, ended } = await db.transaction(async (db) => {
      await lockConversations(db, [jid]);
      const message = { conversationId: jid, clientId: `answer-${randomUUID()}`, content: text, objectId: null };
      const [stored] = await insertAccountMessages(db, [{ ...message, type: messageTypes.text, sentAt: now }]);
      await setAskedAt(db, jid, null);
      const ended = await endTodos(db, { sourceApp: 'publicAccount', sourceIds: [replyTodoId(jid)] });
      // Readers see the account; who wrote it stands in the audit.
      await audit({ ...context, db }, { action: 'answer', entity: 'publicAccount', entityId: jid, after: { text } });
      return { seq: stored?.seq ?? 0, ended };
    });
    const [row] = await listMessagesAt(db, [{ jid, seq }]);
    if (row) {
      const msg = toChatMessage(row);
      bus.publish('chat.frame', { tenantId: db.tenant, jid, from: '0', frame: { op: 'msg', msg, quiet: false } });
    }
    cardHints.publishTo(db.tenant, 'todos', ended);
    bus.publish('hint', {
      tenantId: db.tenant,
      topic: accountThreadsTopic,
      userIds: [...new Set([...ended, person.id])],
    });
    bus.publish('hint', { tenantId: db.tenant, topic: 'conversations', userIds: [thread.userId] });
    return {};
  },
};
