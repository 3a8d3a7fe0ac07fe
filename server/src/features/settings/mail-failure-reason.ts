import { type FetchFailure, toFetchFailure } from '@yizhan/contract/fetch-failure.ts';
import { settings as en } from '@yizhan/contract/texts/en/settings.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { settings as zh } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { Failure } from '../../common/fail.ts';
import { type Language, serviceTexts } from '../../domain/services/availability.ts';

/** Maps the mail library's error codes to the system's. */
const systemNames: Record<string, string> = { EDNS: 'ENOTFOUND', ECONNECTION: 'ECONNRESET' };

type MailError = Error & { code?: string; responseCode?: number; response?: string };

/** Why a mail was not sent: the mail server's message if it responded, otherwise our own text. */
export function mailFailureReason(cause: unknown, language: Language): Failure {
  const {
    code = '',
    message,
    responseCode,
    response = '',
  }: MailError = cause instanceof Error ? cause : new Error(String(cause));
  if (responseCode) return new Failure('mail_failed', { reason: short(response || message) });
  if (code === 'EPROTOCOL' || /wrong version number/i.test(message))
    return new Failure('mail_unreachable', { reason: (language === 'en' ? en : zh).mailNotOne });
  const words: Partial<Record<FetchFailure, string>> = serviceTexts(language);
  const text = words[toFetchFailure(systemName(code, message))] ?? serviceTexts(language).unreachable;
  return new Failure('mail_unreachable', { reason: fill(text, { why: short(message) }) });
}

/** The library replaces system error codes with its own, but the message still contains the original. */
function systemName(code: string, message: string): string {
  if (/certificate|altnames/i.test(message)) return 'CERT';
  return /\bE[A-Z]{4,}\b/.exec(message)?.[0] ?? systemNames[code] ?? (code || message);
}

const short = (text: string) => text.slice(0, 200);
