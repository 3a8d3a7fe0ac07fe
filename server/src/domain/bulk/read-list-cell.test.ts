import { expect, test } from 'vitest';
import { readLines, readOptions } from './read-list-cell.ts';

const options = new Map([
  ['教务处', '1'],
  ['财务处', '2'],
  ['党委办公室、校长办公室', '3'],
  ['校长办公室', '4'],
]);
const read = (text: string) => readOptions({ type: 'options', most: 3, longest: 40 }, options, text);

test('LS-1 several names in a cell are told apart, also where a name has a separator of its own', () => {
  expect(read('财务处、教务处')).toEqual({ value: '["2","1"]' });
  expect(read('、财务处，教务处；财务处\n')).toEqual({ value: '["2","1"]' });
  expect(read('党委办公室、校长办公室、教务处')).toEqual({ value: '["3","1"]' });
  expect(read('校长办公室、教务处')).toEqual({ value: '["4","1"]' });
});

test('IP-12 every unknown name of a cell is told', () => {
  expect(read('教务处、人事处、财务处、甲处')).toEqual({ reason: 'noOption', params: { value: '人事处、甲处' } });
  expect(read('教务处、财务处、校长办公室、党委办公室、校长办公室')).toEqual({
    reason: 'tooMany',
    params: { most: 3 },
  });
  expect(read('教务处、'.repeat(20))).toEqual({ reason: 'tooLong', params: { most: 40 } });
});

const parts = [
  { name: 'name', longest: 10 },
  { name: 'post', longest: 5 },
];
const readSteps = (text: string) => readLines({ type: 'lines', most: 3, parts }, text);
const stepsIn = (text: string) => {
  const answer = readSteps(text);
  return 'value' in answer ? (JSON.parse(answer.value) as unknown) : answer;
};

test('LS-1 steps stand in lines of parts, with their number or without', () => {
  expect(stepsIn('1. 受理｜窗口\n2、审核| 处长 \n\n3.5 万元以下审批')).toEqual([
    { name: '受理', post: '窗口' },
    { name: '审核', post: '处长' },
    { name: '3.5 万元以下审批', post: '' },
  ]);
  expect(stepsIn('2. 级以上\n甲\\｜乙\\\\｜丙')).toEqual([
    { name: '2. 级以上', post: '' },
    { name: '甲｜乙\\', post: '丙' },
  ]);
});

test('LS-1 what an office writes in one line is several where the column says so, but for an escaped separator', () => {
  const kind = { type: 'lines', most: 3, parts, splitsAtSemicolons: true } as const;
  expect(readLines(kind, '1. 《办法》；《规定》｜41号;\n丙\\；丁')).toEqual({
    value: JSON.stringify([
      { name: '《办法》', post: '' },
      { name: '《规定》', post: '41号' },
      { name: '丙；丁', post: '' },
    ]),
  });
});

test('IP-12 a wrong line of a cell is told with its number', () => {
  expect(readSteps('1. 受理\n2. ｜窗口')).toEqual({ reason: 'lineEmpty', params: { line: 2 } });
  expect(readSteps('受理｜窗口｜三天')).toEqual({ reason: 'lineParts', params: { line: 1, most: 2 } });
  expect(readSteps('受理｜综合服务大厅')).toEqual({ reason: 'lineTooLong', params: { line: 1, most: 5 } });
  expect(readSteps('甲\n乙\n丙\n丁')).toEqual({ reason: 'tooMany', params: { most: 3 } });
});
