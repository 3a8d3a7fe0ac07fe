import { fireEvent, render, screen } from '@testing-library/react';
import type { StagingTab } from '@yizhan/contract/entities/card-data.ts';
import { expect, test } from 'vitest';
import { settings } from './settings.tsx';
import { View } from './View.tsx';

const aRow = (title: string, changes: Partial<StagingTab['result'][number]> = {}): StagingTab['result'][number] => ({
  title,
  nodeName: '院长审批',
  fieldSet: { important: false },
  urlDetail: '',
  ...changes,
});
const aTab = (changes: Partial<StagingTab> = {}): StagingTab => ({
  columnName: '待我审批',
  num: 1,
  cardMapping: [
    { field: 'title', chineseName: '标题' },
    { field: 'nodeName', chineseName: '当前环节' },
  ],
  result: [aRow('设备采购申请')],
  url: '#/home/PersonalCenter?tab=TODO',
  feed: { state: 'fresh', at: null, from: '' },
  ...changes,
});
const basicConfig = { cardName: '工作台', cardIntroduction: '', displayRows: 3 };
const show = (list: StagingTab[]) => render(<View data={{ list }} basicConfig={basicConfig} layout="wide" />);

test('CD-STG-1 there is a tab a column, with its count as 99+ when large', () => {
  show([aTab({ num: 5 }), aTab({ columnName: '待我阅读', num: 100, result: [aRow('会议纪要')] })]);
  const [first, second] = screen.getAllByRole('tab');
  expect(first?.textContent).toBe('待我审批5');
  expect(second?.textContent).toBe('待我阅读99+');
  expect(screen.getByText('设备采购申请')).toBeTruthy();
  fireEvent.click(second ?? document.body);
  expect(screen.getByText('会议纪要')).toBeTruthy();
  expect(screen.queryByText('设备采购申请')).toBeNull();
});

test('CD-STG-2 EN-10 the table shows the mapped fields, but neither fieldSet nor urlDetail', () => {
  const marks = [
    { field: 'fieldSet', chineseName: '标记' },
    { field: 'urlDetail', chineseName: '地址' },
  ];
  const tab = aTab();
  const important = { fieldSet: { important: true }, urlDetail: 'https://oa.example/1' };
  show([{ ...tab, cardMapping: [...tab.cardMapping, ...marks], result: [aRow('设备采购申请', important)] }]);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['标题', '当前环节']);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['重要设备采购申请', '院长审批']);
  expect(screen.getByRole('link', { name: '设备采购申请' }).getAttribute('href')).toBe('https://oa.example/1');
});

test('CD-STG-3 the table is at most 250 px high', () => {
  const { container } = show([aTab()]);
  const box = container.querySelector<HTMLElement>('.row-table__box');
  expect(box?.style.getPropertyValue('--row-table-height')).toBe('250px');
});

test('CD-STG-4 where nothing waits, the card wishes a good rest', () => {
  show([aTab({ num: 0, result: [] })]);
  expect(screen.getByText('暂无待办事项，好好休息吧～')).toBeTruthy();
});

test('CD-STG-5 更多 leads to all of the column', () => {
  show([aTab()]);
  const more = screen.getByText('更多').closest('a');
  expect(more?.getAttribute('href')).toBe('#/home/PersonalCenter?tab=TODO');
});

test('a column whose source is away says so and does not wish a rest; the others stand', () => {
  show([aTab({ feed: { state: 'failed', at: null, from: 'oa.example' }, num: 0, result: [] }), aTab()]);
  expect(screen.getByText(/暂时读不到/)).toBeTruthy();
  expect(screen.queryByText(/好好休息/)).toBeNull();
  fireEvent.click(screen.getAllByRole('tab')[1] ?? document.body);
  expect(screen.getByText('设备采购申请')).toBeTruthy();
});

test('the sample has rows for the fields an administrator mapped', () => {
  const now = new Date('2026-11-15T02:00:00Z');
  const data = settings().sample({ config: { columns: [] }, displayRows: 3, now });
  render(<View data={data} basicConfig={basicConfig} layout="narrow" />);
  expect(screen.getAllByRole('row').length).toBeGreaterThan(4);
});
