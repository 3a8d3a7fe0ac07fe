import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { failures as en } from '@yizhan/contract/texts/en/failures.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { failures as zh } from '@yizhan/contract/texts/zh-CN/failures.ts';
import type { Failure } from '../common/fail.ts';
import type { Caller } from '../person.ts';

type Who = Pick<Caller, 'trace' | 'language'>;

/** Every response has this shape. On failure `msgDetail` carries the trace id a person can copy. */
export const succeeded = (result: unknown) =>
  JSON.stringify({ status: SUCCESS, msg: 'success', msgDetail: '', result });

export function failed(failure: Failure, { trace, language }: Who) {
  const words: Record<string, string> = language === 'en' ? en : zh;
  return JSON.stringify({
    status: failure.status,
    msg: fill(words[failure.code] ?? failure.code, failure.params),
    msgDetail: `[${trace}]`,
    // Field names are for programs; people see other labels.
    result: failure.result ?? (failure.params.fields ? { fields: [failure.params.fields] } : null),
  });
}
