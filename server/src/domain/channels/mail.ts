import { type HandOver, isBeforeRequest, shortAnswer } from '../../outside/hand-over.ts';
import { sendMail } from '../../outside/mail.ts';
import type { Channel } from './channel.ts';
import { mailOf } from './texts.ts';

export const mail: Channel = {
  isAddress: (address) => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address),

  open({ mail: server }, { foreign, secrets }) {
    if (!server || (server.user && !server.password)) return undefined;
    const password = server.password && secrets.open('mail', server.password);
    const domain = /@([^\s<>@]+)>?$/.exec(server.from)?.[1] ?? 'localhost';
    return async (notice) => {
      const letter = { to: notice.address, ...mailOf(notice), messageId: `<notice-${notice.id}@${domain}>` };
      try {
        await sendMail(foreign, { ...server, password }, letter);
        return { is: 'sent', answer: '250' };
      } catch (error) {
        return toHandOver(error);
      }
    };
  },
};

type MailError = Error & { code?: string; responseCode?: number; response?: string; command?: string };

/** Commands before the letter itself: what fails there was not handed over. */
const beforeLetter = /^(CONN|EHLO|HELO|STARTTLS|AUTH|MAIL|RCPT)/i;

export function toHandOver(cause: unknown): HandOver {
  const error: MailError = cause instanceof Error ? cause : new Error(String(cause));
  const { code = '', responseCode, response, message, command = '' } = error;
  if (responseCode) {
    // Only what is said of the receiver concerns this letter alone; a wrong password concerns them all.
    const isFinal = responseCode >= 500 && /^(RCPT|DATA)/i.test(command);
    return { is: 'refused', answer: shortAnswer(response || message), isFinal };
  }
  const answer = shortAnswer(message);
  const isConnect =
    /\b(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)\b|greeting never|connection timeout/i;
  const isSure = isConnect.test(message) || isBeforeRequest(message) || /certificate|altnames/i.test(message);
  if (isSure || (code !== 'ETIMEDOUT' && code !== 'ECONNECTION' && code !== 'ESOCKET' && beforeLetter.test(command)))
    return { is: 'unreachable', answer };
  return { is: 'unknown', answer };
}
