import * as z from 'zod';
import { calls } from '../call.ts';
import { id, nothing, page, pageQuery, text } from '../entities/common.ts';
import {
  addressBook,
  addressBookQuery,
  chatPerson,
  forwarding,
  foundMessage,
  group,
  groupMembers,
  groupName,
  history,
  historyQuery,
  imConfig,
  listedConversation,
  listedWithLast,
  memberRole,
  messageSearch,
} from '../entities/conversation.ts';
import * as chatLimits from '../limits/chat.ts';
import { chatRoutes } from '../routes/chat.ts';

const byConversation = z.object({ jid: id });
const member = z.object({ jid: id, userId: id });

export const chat = calls(chatRoutes, {
  imConfig: { summary: 'Where the socket is and what may be sent', input: nothing, output: imConfig },
  addressBook: {
    summary: 'People of a department, or found by name, pinyin or number',
    input: addressBookQuery,
    output: addressBook,
  },
  getFriends: { summary: 'One’s conversations, pinned first', input: nothing, output: z.array(listedConversation) },
  getLastChatList: {
    summary: 'One’s conversations with the last message of each',
    input: nothing,
    output: z.array(listedWithLast),
  },
  history: { summary: 'Messages of a conversation in their order', input: historyQuery, output: history },
  imWebUserGet: { summary: 'Who somebody is', input: z.object({ userId: id }), output: chatPerson },
  search: {
    summary: 'Messages with these words in one or all of one’s conversations, newest first',
    input: messageSearch,
    output: page(foundMessage),
  },
  files: {
    summary: 'Pictures and files of a conversation, newest first',
    input: pageQuery.extend({ jid: id }),
    output: page(foundMessage),
  },
  forward: {
    summary: 'Send a message one may read to other conversations of one’s own; a file becomes a file of each',
    input: forwarding,
    output: nothing,
  },
  open: {
    summary: 'The conversation with a person, made when there is none; 30001 is one’s own devices',
    input: z.object({ userId: id }),
    output: listedConversation,
  },
  openAccount: {
    summary: 'The conversation with a public account that takes answers, made when there is none',
    input: z.object({ accountId: id }),
    output: listedConversation,
  },
  setPreferences: {
    summary: 'Pin, mute or hide a conversation, or show it again',
    input: z.object({
      jid: id,
      pinned: z.boolean().optional(),
      muted: z.boolean().optional(),
      hidden: z.boolean().optional(),
    }),
    output: nothing,
  },
  group: { summary: 'A group with its members', input: byConversation, output: group },
  createGroup: {
    summary: 'A new group with oneself as its owner',
    input: z.object({ name: groupName, userIds: groupMembers }),
    output: listedConversation,
  },
  updateGroup: {
    summary: 'Name and announcement of a group',
    input: z.object({
      jid: id,
      name: groupName.optional(),
      announcement: text(chatLimits.announcementLength).optional(),
    }),
    output: nothing,
  },
  addMembers: {
    summary: 'Add people to a group',
    input: z.object({ jid: id, userIds: groupMembers }),
    output: nothing,
  },
  removeMember: { summary: 'Remove a person from a group', input: member, output: nothing },
  setRole: {
    summary: 'Make a member administrator, plain member, or the new owner',
    input: member.extend({ role: memberRole }),
    output: nothing,
  },
  leaveGroup: { summary: 'Leave a group', input: byConversation, output: nothing },
  dissolveGroup: { summary: 'End a group for everybody', input: byConversation, output: nothing },
});
