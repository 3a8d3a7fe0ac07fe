import { expect, test } from 'vitest';
import { describeCard } from './describe-card.ts';

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

test('PB-3 a difference inside a column says which column and which of its fields', () => {
  const todo = describeCard('todo', [role]);
  const column = { id: 'a', columnName: '请假审批' };
  expect(todo.label(['config', 'columns', 0])).toBe('栏目 1');
  expect(todo.words(['config', 'columns', 0], column)).toBe('请假审批');
  expect(todo.label(['config', 'columns', 1, 'source', 'url'])).toBe('栏目 2 · 地址');
  expect(todo.words(['config', 'columns', 1, 'source', 'url'], 'https://a.edu/x')).toBe('https://a.edu/x');
  expect(todo.words(['config', 'columns', 1, 'source', 'sourceType'], 'PULL')).toBe('JSON 地址');
  expect(todo.label(['config', 'columns', 0, 'cardMapping', 1, 'path'])).toBe('栏目 1 · 字段对应 · 字段 2 · 取值路径');
  expect(todo.words(['config', 'columns', 0, 'roles'], ['5'])).toBe('教师');
  expect(todo.words(['config', 'columns'], [column, { ...column, columnName: '报销审批' }])).toBe('请假审批、报销审批');
});

test('PB-3 a difference of an embedded card names the way and the address', () => {
  const frame = describeCard('frame', []);
  expect(frame.label(['config', 'frame', 'type'])).toBe('嵌入方式');
  expect(frame.words(['config', 'frame', 'type'], 'json')).toBe('JSON 数据表格');
  expect(frame.label(['config', 'frame', 'source', 'listPath'])).toBe('列表路径');
});
