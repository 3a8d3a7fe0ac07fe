import type { ConditionTest } from '@yizhan/contract/conditions.ts';
import { form } from '@yizhan/contract/fields.ts';
import { expect, test } from 'vitest';
import { conditionFindings } from './condition-findings.ts';

const fields = form
  .parse({
    sections: [
      {
        fields: [
          { kind: 'choice', key: 'kind', label: '请假类型', settings: { options: ['事假', '病假'] } },
          { kind: 'choice', key: 'campus', label: '校区', settings: { dictionary: 'campus' } },
          { kind: 'number', key: 'days', label: '天数', settings: {} },
        ],
      },
    ],
  })
  .sections.flatMap((section) => section.fields);

const found = (...tests: ConditionTest[]) =>
  conditionFindings({ join: 'all', tests }, new Map(fields.map((field) => [field.key, field])), { blockId: 'b' }).map(
    ({ problem, blockId, name }) => [problem, blockId, name],
  );

test('PR-14 a condition that compares with nothing is found at its step', () => {
  expect(found({ field: 'days', op: '>' })).toEqual([['noValue', 'b', '天数']]);
  expect(found({ field: 'kind', op: '=', value: ' ' })).toEqual([['noValue', 'b', '请假类型']]);
  expect(found({ field: 'kind', op: 'in', value: [''] })).toEqual([['noValue', 'b', '请假类型']]);
  expect(found({ field: 'days', op: '>', value: 0 }, { field: 'kind', op: 'filled' })).toEqual([]);
});

test('PR-14 a condition on a word that the field does not offer is found at its step', () => {
  expect(found({ field: 'kind', op: '=', value: '公假' })).toEqual([['unknownOption', 'b', '公假']]);
  expect(found({ field: 'kind', op: 'in', value: ['事假', ' 病假'] })).toEqual([]);
  expect(found({ field: 'kind', op: 'in', value: ['事假', '婚假'] })).toEqual([['unknownOption', 'b', '婚假']]);
  expect(found({ field: 'campus', op: '=', value: '东校区' })).toEqual([]);
});

test('PR-14 a condition on a field that is gone is found at its step', () => {
  expect(found({ field: 'gone', op: '=', value: 1 })).toEqual([['missingField', 'b', 'gone']]);
});
