import * as z from 'zod';
import { calls } from '../call.ts';
import { chatRecordQuery, chatRecords, chatSettingsDetail, chatSettingsInput } from '../entities/chat-admin.ts';
import { nothing } from '../entities/common.ts';
import { chatAdminRoutes } from '../routes/chat-admin.ts';

export const chatAdmin = calls(chatAdminRoutes, {
  get: { summary: 'What the school decides about chat', input: nothing, output: chatSettingsDetail },
  update: {
    summary: 'Change it; it takes effect with the next message',
    input: chatSettingsInput.extend({ version: z.string().max(64) }),
    output: chatSettingsDetail,
  },
  searchRecords: {
    summary: 'Messages of the school for a stated reason, newest first; every search is audited',
    input: chatRecordQuery,
    output: chatRecords,
  },
});
