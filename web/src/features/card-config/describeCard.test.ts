import { expect, test } from 'vitest';
import { describeCard } from './describeCard.ts';

const role = { id: '5', code: 'TEACHER', name: '教师', mayGive: true };
const { label, words } = describeCard('announcements', [role]);

test('PB-3 a difference of a card is told in people’s words, its kind’s own settings too', () => {
  expect(label(['cardName'])).toBe('卡片名称');
  expect(label(['config', 'dataSource'])).toBe('数据来源');
  expect(words(['config', 'dataSource'], 'OfficialAccount')).toBe('公众号推送');
  expect(words(['config', 'importantOnly'], true)).toBe('是');
  expect(words(['displayRows'], 2)).toBe('2 行');
});

test('roles are named, none of them is everybody, and one that is gone says so', () => {
  expect(words(['roles'], ['5'])).toBe('教师');
  expect(words(['roles'], [])).toBe('所有人');
  expect(words(['roles'], ['5', '6'])).toBe('教师、已删除的角色');
});

test('what one side lacks is said to be nothing', () => {
  expect(words(['config', 'recentDays'], undefined)).toBe('（无）');
});
