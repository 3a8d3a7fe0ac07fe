import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing, page, text } from '../entities/common.ts';
import { noticeSettings } from '../entities/notice.ts';
import {
  accountAnswer,
  accountDetail,
  accountInput,
  accountRow,
  accountThread,
  accountThreadQuery,
  followers,
  ownAccount,
  threadMessages,
} from '../entities/public-account.ts';
import { saved, version } from '../entities/publishing.ts';
import { publicAccountRoutes } from '../routes/public-accounts.ts';

const settings = noticeSettings.extend({ version: z.string().max(64) });
const held = z.object({ id, version });

export const publicAccounts = calls(publicAccountRoutes, {
  mine: {
    summary: 'The accounts that have sent the person something, and which of them are muted',
    input: nothing,
    output: z.array(ownAccount),
  },
  mute: {
    summary: 'Mute an account: only what is important is prompted and counted; or unmute it',
    input: z.object({ accountId: id, muted: z.boolean() }),
    output: nothing,
  },

  settings: { summary: 'What the school decides about notices', input: nothing, output: settings },
  updateSettings: { summary: 'Change it', input: settings, output: settings },
  list: {
    summary: 'The accounts of the school: its own, one of each department, and those added',
    input: z.object({ keyword: text().optional() }),
    output: z.array(accountRow),
  },
  get: { summary: 'An account as it is filled in', input: byId, output: accountDetail },
  submit: {
    summary: 'Add or change an account; needs the version the editor holds',
    input: z.object({ account: accountInput, held: held.optional() }),
    output: saved,
  },
  remove: { summary: 'Remove an added account that has sent nothing', input: held, output: nothing },
  countFollowers: {
    summary: 'How many people a rule of followers reaches',
    input: z.object({ followers }),
    output: z.object({ count: z.number() }),
  },

  threads: {
    summary: 'What readers wrote to the accounts one may send for, the latest first',
    input: accountThreadQuery,
    output: page(accountThread),
  },
  thread: {
    summary: 'The last messages between a reader and an account',
    input: z.object({ jid: id }),
    output: threadMessages,
  },
  answer: { summary: 'Answer a reader in the name of the account', input: accountAnswer, output: nothing },
});
