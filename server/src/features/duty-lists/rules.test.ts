import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import { expect, test } from 'vitest';
import { Failure } from '../../common/fail.ts';
import { assertWhole } from './rules.ts';

test('LS-1 a file of a list has all of it, or is refused with the number of items and the limit', () => {
  const most = dutyLimits.maxExported;
  expect(() => assertWhole(most)).not.toThrow();
  expect(() => assertWhole(most + 1)).toThrow(
    expect.objectContaining({ code: 'duty_list_long', params: { n: most + 1, most } }),
  );
  expect(() => assertWhole(most + 1)).toThrow(Failure);
});
