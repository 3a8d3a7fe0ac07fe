import type { ChannelSettingsDetail, ChannelSettingsInput } from '@yizhan/contract/entities/channel.ts';

export type SetUpChannel = keyof ChannelSettingsInput;

/** The values of a channel when it is switched on. */
export const blank: { [C in SetUpChannel]: NonNullable<ChannelSettingsInput[C]> } = {
  sms: {
    url: '',
    method: 'POST',
    format: 'json',
    body: `{"mobile":"\${phone}","content":"\${text}"}`,
    headers: [],
    signIn: true,
    codeBody: '',
    successPath: '',
    successValue: '',
    secret: '',
  },
  wecom: { address: '' },
  dingtalk: { address: '', secret: '' },
};

/** Converts the stored settings to form values. Secrets are never sent to the client, so their fields start empty. */
export function toInput({ sms, wecom, dingtalk }: ChannelSettingsDetail): ChannelSettingsInput {
  const gateway = sms && withoutHasSecret(sms);
  return {
    sms: gateway && { ...gateway, secret: '' },
    wecom: wecom && blank.wecom,
    dingtalk: dingtalk && blank.dingtalk,
  };
}

const withoutHasSecret = ({ hasSecret: _, ...rest }: NonNullable<ChannelSettingsDetail['sms']>) => rest;

/** An empty secret keeps the stored one. */
export function toPayload({ sms, wecom, dingtalk }: ChannelSettingsInput): ChannelSettingsInput {
  return { sms: sms && withoutEmptySecret(sms), wecom, dingtalk: dingtalk && withoutEmptySecret(dingtalk) };
}

function withoutEmptySecret<T extends { secret?: string | undefined }>({ secret, ...rest }: T) {
  return secret ? { ...rest, secret } : rest;
}
