import * as z from 'zod';
import * as chatLimits from '../limits/chat.ts';
import { day, page, pageQuery, text, time } from './common.ts';
import { chatSettings } from './conversation.ts';

/** The part of the settings an administrator changes: all of it, and nothing left to a default. */
export const chatSettingsInput = z.object({
  writing: chatSettings.shape.writing.unwrap(),
  groups: chatSettings.shape.groups.unwrap(),
  floodCount: chatSettings.shape.floodCount.unwrap(),
  recallMinutes: chatSettings.shape.recallMinutes.unwrap(),
  retentionDays: chatSettings.shape.retentionDays.unwrap(),
  fileMaxMb: chatSettings.shape.fileMaxMb.unwrap(),
  fileTypes: chatSettings.shape.fileTypes.unwrap(),
});
export type ChatSettingsInput = z.infer<typeof chatSettingsInput>;

export const chatSettingsDetail = chatSettingsInput.extend({
  /** Every ending the portal takes, to choose from. */
  knownTypes: z.array(z.string()),
  /** Of all settings together: saving with a stale version is a conflict. */
  version: z.string(),
});
export type ChatSettingsDetail = z.infer<typeof chatSettingsDetail>;

/** Nobody looks into the messages of others without saying why. */
export const chatRecordQuery = pageQuery.extend({
  reason: text(chatLimits.reasonLength).min(chatLimits.minReasonLength),
  keyword: text(50).default(''),
  /** Name, account or number of the sender. */
  sender: text(50).default(''),
  from: day,
  to: day,
});
export type ChatRecordQuery = z.input<typeof chatRecordQuery>;

export const chatRecord = z.object({
  messageId: z.string(),
  timeSend: time,
  fromUserName: z.string(),
  fromUserNumber: z.string(),
  /** The group's name, or who it was written to. */
  conversationName: z.string(),
  toUserType: z.number(),
  type: z.number(),
  content: z.string(),
  recalled: z.boolean(),
});
export type ChatRecord = z.infer<typeof chatRecord>;
export const chatRecords = page(chatRecord);
