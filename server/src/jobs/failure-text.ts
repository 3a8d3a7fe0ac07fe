import { failures as en } from '@yizhan/contract/texts/en/failures.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { failures as zh } from '@yizhan/contract/texts/zh-CN/failures.ts';
import type { Language } from '../person.ts';

/** Why a job failed; `result` holds the parameters of the message. */
export function failureText(failure: string | null, result: unknown, language: Language): string {
  const code = failure ?? 'internal';
  const words: Record<string, string> = language === 'en' ? en : zh;
  return fill(words[code] ?? words.internal ?? code, (result ?? {}) as Record<string, string | number>);
}
