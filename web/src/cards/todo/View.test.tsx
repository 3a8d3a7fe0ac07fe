import { fireEvent, render, screen, within } from '@testing-library/react';
import type { TodoCount } from '@yizhan/contract/entities/card-data.ts';
import { expect, test } from 'vitest';
import { settings } from './settings.tsx';
import { View } from './View.tsx';

const aColumn = (changes: Partial<TodoCount> = {}): TodoCount => ({
  columnName: '请假审批',
  todoNum: 3,
  todoTypeName: '',
  todoTimeoutNum: 0,
  todoTimeoutName: '',
  url: '#/home/PersonalCenter?tab=TODO',
  feed: { state: 'fresh', at: null, from: '' },
  ...changes,
});
const basicConfig = { cardName: '待办事项', cardIntroduction: '', displayRows: 3 };
const show = (list: TodoCount[]) => render(<View data={{ list }} basicConfig={basicConfig} layout="wide" />);
const first = () => within(screen.getAllByRole('listitem')[0] ?? document.body);

test('CD-TODO-1 EN-10 an item shows its column’s name and how much there is to do, and leads there', () => {
  show([aColumn()]);
  const link = first().getByRole('link');
  expect(link.textContent).toContain('请假审批');
  expect(first().getByText('3')).toBeTruthy();
  expect(link.getAttribute('href')).toBe('#/home/PersonalCenter?tab=TODO');
});

test('CD-TODO-2 a count above 99 shows as 99+', () => {
  show([aColumn({ todoNum: 99 }), aColumn({ columnName: '报销', todoNum: 100, todoTimeoutNum: 250 })]);
  const [exact, many] = screen.getAllByRole('listitem');
  expect(exact?.querySelector('strong')?.textContent).toBe('99');
  expect(many?.querySelector('strong')?.textContent).toBe('99+');
  expect(many?.textContent).toContain('超时 99+');
});

test('CD-TODO-3 the type is called 待审批 and what is late 超时, unless the column names them', () => {
  const late = { todoTimeoutNum: 2 };
  show([aColumn(late), aColumn({ ...late, todoTypeName: '待签收', todoTimeoutName: '逾期' }), aColumn()]);
  const [usual, named, inTime] = screen.getAllByRole('listitem');
  expect(usual?.textContent).toContain('待审批');
  expect(usual?.textContent).toContain('超时 2');
  expect(named?.textContent).toContain('待签收');
  expect(named?.textContent).toContain('逾期 2');
  expect(inTime?.textContent).not.toContain('超时');
});

test('CD-TODO-4 more than 4 items expand and collapse; 4 do not', () => {
  const columns = ['一', '二', '三', '四', '五'].map((columnName) => aColumn({ columnName }));
  const { rerender } = show(columns);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: '展开' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  rerender(<View data={{ list: columns.slice(1) }} basicConfig={basicConfig} layout="wide" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a column whose source is away shows no number, and the others stand', () => {
  show([aColumn({ feed: { state: 'failed', at: null, from: 'oa.example' }, todoNum: 0 }), aColumn()]);
  const [away, well] = screen.getAllByRole('listitem');
  expect(away?.textContent).toContain('暂时无法读取');
  expect(away?.querySelector('strong')).toBeNull();
  expect(well?.querySelector('strong')?.textContent).toBe('3');
});

test('the sample has columns where the card has none yet', () => {
  const now = new Date('2026-11-15T02:00:00Z');
  expect(settings().sample({ config: { columns: [] }, displayRows: 3, now }).list.length).toBeGreaterThan(4);
});
