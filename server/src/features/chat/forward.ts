import type { forwarding } from '@yizhan/contract/entities/conversation.ts';
import { messageTypes, sentTypes } from '@yizhan/contract/message-types.ts';
import type * as z from 'zod';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { findMessage } from '../../domain/chat/message-queries.ts';
import { findConversation } from '../../domain/chat/queries.ts';
import { parseMessageId } from '../../domain/chat/rules.ts';

const fileTypes: readonly number[] = [messageTypes.picture, messageTypes.file];

/** The message, if the person may read it and it is one that people send. */
async function findForwardable({ db, person }: SignedInContext, messageId: string) {
  const { jid, seq } = parseMessageId(messageId);
  const source = await findConversation(db, person.id, jid);
  const message = source && seq > source.joinedSeq ? await findMessage(db, jid, seq) : undefined;
  const type = sentTypes.find((one) => one === message?.type);
  return message && !message.recalled && type ? { ...message, type } : fail('not_found');
}

/** Sends a message to other conversations of the person; its file becomes a file of its own in each of them. */
export async function forward(
  context: SignedInContext,
  { messageId, messageIdWeb, jids }: z.output<typeof forwarding>,
) {
  const { db, person, chat, files } = context;
  const { type, content, objectId } = await findForwardable(context, messageId);
  // To all of them or to none.
  for (const jid of jids) await chat.assertMayWrite(person, jid, type);
  for (const jid of jids) {
    const isFile = objectId !== null && fileTypes.includes(type);
    const ownId = isFile ? (await files.copy(db, person, objectId)).id : objectId;
    await chat.send(person, { messageIdWeb, jid, type, content, objectId: ownId, quotedId: null, mentions: [] });
  }
}
