import { failures as en } from '@yizhan/contract/texts/en/failures.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { failures as zh } from '@yizhan/contract/texts/zh-CN/failures.ts';
import type { Language } from '../person.ts';
import type { Failure } from './fail.ts';

/** The sentence a person reads. */
export function messageOf({ code, params }: Failure, language: Language): string {
  const texts: Record<string, string> = language === 'en' ? en : zh;
  return fill(texts[code] ?? code, params);
}
