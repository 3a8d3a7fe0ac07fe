import { expect, test } from 'vitest';
import { robotSettings, robotSettingsInput } from './robot.ts';

test('RB-2 unless said otherwise, a person is reached by the chat of the department', () => {
  expect(robotSettingsInput.parse({}).manual).toEqual({ kind: 'chat', target: '' });
});

test.each([
  ['chat', ''],
  ['url', 'https://help.example.edu.cn/online'],
  ['phone', '0871-6600 1234 转 8001'],
] as const)('RB-2 a person is reached by %s “%s”', (kind, target) => {
  const settings = { ...robotSettings.parse({}), manual: { kind, target } };
  expect(robotSettingsInput.safeParse(settings).success).toBe(true);
});

test.each([
  ['url', ''],
  ['url', 'help.example.edu.cn'],
  ['url', 'javascript:alert(1)'],
  ['phone', ''],
  ['phone', '请到行政楼'],
] as const)('RB-2 “%s” with “%s” leads nobody to a person and is refused at its field', (kind, target) => {
  const settings = { ...robotSettings.parse({}), manual: { kind, target } };
  expect(robotSettingsInput.safeParse(settings).error?.issues.map(({ path }) => path)).toEqual([['manual', 'target']]);
});
