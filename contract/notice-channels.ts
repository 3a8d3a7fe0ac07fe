/** Plain lists, without schemas: ways in which a notice goes out beyond the portal. */

import type { NoticeType } from './notice-kinds.ts';

/** Each receiver gets one. */
export const personalChannels = ['mail', 'sms'] as const;
/** One post to the group that the robot belongs to. */
export const robotChannels = ['wecom', 'dingtalk'] as const;
export const noticeChannels = [...personalChannels, ...robotChannels] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
export type PersonalChannel = (typeof personalChannels)[number];

/** What a person can limit for each type of notice. Inside the portal everything arrives. */
export const preferenceChannels = [...personalChannels, 'browser'] as const;
export type PreferenceChannel = (typeof preferenceChannels)[number];

/** What the portal writes by itself takes no way out of it. */
const portalTypes: readonly NoticeType[] = ['case', 'bulk', 'feedback'];
export const canGoOut = (type: NoticeType, channel: PreferenceChannel) =>
  channel === 'browser' || !portalTypes.includes(type);

/**
 * `unknown`: it was handed over, but no answer came, so that a second try could reach the person twice. `cancelled`:
 * recalled, expired or read before it went out.
 */
export const deliveryStates = [
  'waiting',
  'sending',
  'sent',
  'failed',
  'unknown',
  'off',
  'noAddress',
  'cancelled',
] as const;

/** Those a sender can have tried again. */
export const retriedStates = ['failed', 'unknown'] as const;

/** The words that an SMS gateway's address and body are filled with. */
export const smsPlaceholders = ['phone', 'text', 'code', 'title', 'sender', 'school', 'url', 'id', 'secret'] as const;
