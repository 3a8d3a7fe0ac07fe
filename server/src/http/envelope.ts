import { SUCCESS } from '@yizhan/contract/statuses.ts';
import type { Failure } from '../common/fail.ts';
import { messageOf } from '../common/failure-message.ts';
import type { Caller } from '../person.ts';

type Who = Pick<Caller, 'trace' | 'language'>;

/** Every response has this shape. On failure `msgDetail` carries the trace id a person can copy. */
export const succeeded = (result: unknown) =>
  JSON.stringify({ status: SUCCESS, msg: 'success', msgDetail: '', result });

export function failed(failure: Failure, { trace, language }: Who) {
  return JSON.stringify({
    status: failure.status,
    msg: messageOf(failure, language),
    msgDetail: `[${trace}]`,
    // Field names are for programs; people see other labels.
    result: failure.result ?? (failure.params.fields ? { fields: [failure.params.fields] } : null),
  });
}
