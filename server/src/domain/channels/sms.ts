import type { ChannelSettings } from '@yizhan/contract/entities/channel.ts';
import { toText, valueAt } from '../../common/dotted-path.ts';
import { type SmsValues, sendSms } from '../../outside/sms.ts';
import type { Channel, ChannelParts } from './channel.ts';
import { smsTextOf } from './texts.ts';

export const isPhone = (address: string) => /^\+?\d[\d -]{4,19}$/.test(address);

type SmsParts = Pick<ChannelParts, 'foreign' | 'secrets'>;

/** One SMS by the school's gateway; undefined while it is not set up. Codes may have a template of their own. */
export function openSms({ sms }: ChannelSettings, { foreign, secrets }: SmsParts) {
  if (!sms) return undefined;
  const { secret, successPath, successValue, signIn: _, codeBody, ...gateway } = sms;
  const opened = {
    ...gateway,
    secret: secret && secrets.open('sms', secret),
    isAccepted: (answer: string) => isAccepted(answer, { successPath, successValue }),
  };
  return (values: SmsValues) => {
    const body = values.code !== '' && codeBody !== '' ? codeBody : gateway.body;
    const phone = values.phone.replaceAll(/[ -]/g, '');
    return sendSms(foreign, { ...opened, body }, { ...values, phone });
  };
}

export const sms: Channel = {
  isAddress: isPhone,

  open({ channels }, parts) {
    const send = openSms(channels, parts);
    if (!send) return undefined;
    return (notice) => {
      const { address: phone, title, sender, school, url, id } = notice;
      return send({ phone, text: smsTextOf(notice), code: '', title, sender, school, url, id });
    };
  },
};

type Success = { successPath: string; successValue: string };

/** Whether a gateway's answer says that it took the SMS. */
export function isAccepted(answer: string, { successPath, successValue }: Success): boolean {
  if (successValue === '') return true;
  if (successPath === '') return answer.includes(successValue);
  try {
    return toText(valueAt(JSON.parse(answer), successPath)) === successValue;
  } catch {
    return false;
  }
}
