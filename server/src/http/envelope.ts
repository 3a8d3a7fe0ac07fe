import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { failures as en } from '@yizhan/contract/texts/en/failures.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { failures as zh } from '@yizhan/contract/texts/zh-CN/failures.ts';
import type { Failure } from '../common/fail.ts';
import type { Caller, Language } from '../person.ts';

type Who = Pick<Caller, 'trace' | 'language'>;

/** Every response has this shape. On failure `msgDetail` carries the trace id a person can copy. */
export const succeeded = (result: unknown) =>
  JSON.stringify({ status: SUCCESS, msg: 'success', msgDetail: '', result });

/** The sentence a person reads. */
export function messageOf({ code, params }: Failure, language: Language): string {
  const texts: Record<string, string> = language === 'en' ? en : zh;
  return fill(texts[code] ?? code, params);
}

export function failed(failure: Failure, { trace, language }: Who) {
  return JSON.stringify({
    status: failure.status,
    msg: messageOf(failure, language),
    msgDetail: `[${trace}]`,
    // Field names are for programs; people see other labels.
    result: failure.result ?? (failure.params.fields ? { fields: [failure.params.fields] } : null),
  });
}
