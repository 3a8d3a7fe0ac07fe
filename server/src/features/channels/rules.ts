import type {
  ChannelSettings,
  ChannelSettingsDetail,
  ChannelSettingsInput,
  NoticePreference,
} from '@yizhan/contract/entities/channel.ts';
import { preferenceChannels } from '@yizhan/contract/notice-channels.ts';
import { noticeTypes } from '@yizhan/contract/notice-kinds.ts';
import { isSameOrigin } from '@yizhan/contract/secret-target.ts';
import { fail } from '../../common/fail.ts';
import { toHourAndMinute, toMinutes, usualQuiet } from '../../domain/channels/rules.ts';
import type { StoredSettings } from '../../domain/settings/queries.ts';
import type { StoredPreference } from './preference-queries.ts';

type Purpose = 'sms' | 'wecom' | 'dingtalk';
type Seal = (purpose: Purpose, secret: string) => string;

/** The address without its key, to recognise the robot by. */
const withoutKey = (address: string) => address.replace(/[?#].*$/, '?…');

/** As stored. An absent secret keeps the stored one, if it is for the same server. */
export function merged(before: ChannelSettings, input: ChannelSettingsInput, seal: Seal): ChannelSettings {
  const sealed = (purpose: Purpose, typed: string | undefined, stored: string) =>
    typed === undefined ? stored : typed && seal(purpose, typed);
  const { sms, wecom, dingtalk } = input;
  const storedSms = sms && before.sms && isSameOrigin(sms.url, before.sms.url) ? before.sms.secret : '';
  const robot = (purpose: Purpose, address: string | undefined, stored: ChannelSettings['wecom']) => {
    if (address) return { shown: withoutKey(address), secretAddress: seal(purpose, address) };
    return stored ?? fail('channel_secret_missing', {}, { fields: [purpose, 'address'] });
  };
  // A new address is another robot: its secret is typed again.
  const storedSign = dingtalk && !dingtalk.address ? (before.dingtalk?.secret ?? '') : '';
  return {
    sms: sms && { ...sms, secret: sealed('sms', sms.secret, storedSms) },
    wecom: wecom && robot('wecom', wecom.address, before.wecom),
    dingtalk: dingtalk && {
      ...robot('dingtalk', dingtalk.address, before.dingtalk),
      secret: sealed('dingtalk', dingtalk.secret, storedSign),
    },
  };
}

/** As an administrator sees them: of a secret, only whether there is one. */
export function toDetail({ settings, version }: Pick<StoredSettings, 'settings' | 'version'>): ChannelSettingsDetail {
  const { sms, wecom, dingtalk } = settings.channels;
  return {
    mail: settings.mail && { from: settings.mail.from },
    sms: sms && toGatewayDetail(sms),
    wecom: wecom && { shown: wecom.shown },
    dingtalk: dingtalk && { shown: dingtalk.shown, hasSecret: dingtalk.secret !== '' },
    version,
  };
}

const toGatewayDetail = ({ secret, ...gateway }: NonNullable<ChannelSettings['sms']>) => ({
  ...gateway,
  hasSecret: secret !== '',
});

type Limit = NoticePreference['limits'][number];

/** The levels that a limit keeps off. */
const levelsBelow = { IMPORTANT: ['NORMAL'], URGENT: ['NORMAL', 'IMPORTANT'] } as const;

const toMuted = ({ type, channel, from }: Limit) => levelsBelow[from].map((level) => `${type}:${level}:${channel}`);

function toLimits(muted: readonly string[]): Limit[] {
  const has = new Set(muted);
  return noticeTypes.flatMap((type) =>
    preferenceChannels.flatMap((channel) => {
      if (!has.has(`${type}:NORMAL:${channel}`)) return [];
      return [{ type, channel, from: has.has(`${type}:IMPORTANT:${channel}`) ? 'URGENT' : 'IMPORTANT' }];
    }),
  );
}

export function toPreference(stored: StoredPreference | undefined): NoticePreference {
  const quiet = stored ? { on: stored.quietOn, from: stored.quietFrom, to: stored.quietTo } : usualQuiet;
  return {
    limits: toLimits(stored?.muted ?? []),
    quiet: { on: quiet.on, from: toHourAndMinute(quiet.from), to: toHourAndMinute(quiet.to) },
  };
}

export const toStored = ({ limits, quiet }: NoticePreference): StoredPreference => ({
  muted: [...new Set(limits.flatMap(toMuted))],
  quietOn: quiet.on,
  quietFrom: toMinutes(quiet.from),
  quietTo: toMinutes(quiet.to),
});
