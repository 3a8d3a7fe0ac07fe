import { toText, valueAt } from '../../common/dotted-path.ts';
import { sendSms } from '../../outside/sms.ts';
import type { Channel } from './channel.ts';
import { smsTextOf } from './texts.ts';

export const sms: Channel = {
  isAddress: (address) => /^\+?\d[\d -]{4,19}$/.test(address),

  open({ channels }, { foreign, secrets }) {
    if (!channels.sms) return undefined;
    const { secret, successPath, successValue, ...gateway } = channels.sms;
    const opened = {
      ...gateway,
      secret: secret && secrets.open('sms', secret),
      isAccepted: (answer: string) => isAccepted(answer, { successPath, successValue }),
    };
    return (notice) => {
      const { address, title, sender, school, url, id } = notice;
      const phone = address.replaceAll(/[ -]/g, '');
      return sendSms(foreign, opened, { phone, text: smsTextOf(notice), title, sender, school, url, id });
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
