import * as z from 'zod';
import { calls } from '../call.ts';
import {
  channelChoice,
  channelSettingsDetail,
  channelSettingsInput,
  channelTestResult,
  deliveryCount,
  deliveryQuery,
  deliveryRetry,
  deliveryRow,
  noticeChannel,
  noticePreference,
  noticePreferenceDetail,
} from '../entities/channel.ts';
import { byId, nothing, page } from '../entities/common.ts';
import { channelRoutes } from '../routes/channels.ts';

export const channels = calls(channelRoutes, {
  get: { summary: 'The channels of notices; secrets stay behind', input: nothing, output: channelSettingsDetail },
  update: {
    summary: 'Set up or switch off channels',
    input: channelSettingsInput.extend({ version: z.string().max(64) }),
    output: channelSettingsDetail,
  },
  test: {
    summary: 'Send a test to oneself, or to the robot’s group, and return what the other side answered',
    input: z.object({ channel: noticeChannel }),
    output: channelTestResult,
  },
  available: { summary: 'The channels that a sender can choose', input: nothing, output: channelChoice },
  counts: {
    summary: 'Deliveries of a notice by channel and state',
    input: byId,
    output: z.array(deliveryCount),
  },
  deliveries: {
    summary: 'Deliveries of a notice with their state and error',
    input: deliveryQuery,
    output: page(deliveryRow),
  },
  retry: {
    summary: 'Try deliveries again that have failed, or whose result is unknown',
    input: deliveryRetry,
    output: z.object({ count: z.number() }),
  },
  preference: {
    summary: 'What one wants of notices outside the portal',
    input: nothing,
    output: noticePreferenceDetail,
  },
  updatePreference: {
    summary: 'Change it; it applies to notices sent from now on, quiet hours at once',
    input: noticePreference,
    output: noticePreferenceDetail,
  },
});
