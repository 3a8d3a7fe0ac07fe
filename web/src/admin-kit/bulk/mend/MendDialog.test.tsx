import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FailedRow } from '@yizhan/contract/entities/bulk.ts';
import { VirtuosoMockContext } from 'react-virtuoso';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderBulk } from '../../../../test/bulk.tsx';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { fakeWire } from '../../../../test/wire.ts';
import { MendDialog } from './MendDialog.tsx';

const columns = [
  { column: 'account', label: '账号', options: null },
  { column: 'type', label: '身份类型', options: ['教师', '职员'] },
];
const row = (n: number): FailedRow => ({
  row: n,
  cells: { account: `t${n}`, type: '老师' },
  errors: [{ column: 'type', reason: '没有「老师」这一项' }],
});
const whole: FailedRow = {
  row: 9,
  cells: { account: 't9', type: '教师' },
  errors: [{ column: '', reason: '部门已停用' }],
};

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

async function open(records: FailedRow[], dry = false) {
  const wire = fakeWire({
    'bulk.failedRows': { records, columns, total: records.length, current: 1, size: 2000 },
    'bulk.mendRows': { redisKey: 'k2' },
  });
  const onStarted = vi.fn();
  const onBack = vi.fn();
  renderBulk(
    <VirtuosoMockContext.Provider value={{ viewportHeight: 480, itemHeight: 48 }}>
      <MendDialog job={{ list: 'users', key: 'k1' }} dry={dry} onStarted={onStarted} onBack={onBack} />
    </VirtuosoMockContext.Provider>,
  );
  await screen.findByLabelText(`第 ${records[0]?.row} 行 账号`);
  return { wire, onStarted, onBack };
}
const cell = (n: number, name = '身份类型') => screen.getByLabelText<HTMLInputElement>(`第 ${n} 行 ${name}`);
const runButton = (n: number) => screen.getByRole<HTMLButtonElement>('button', { name: `重新导入这 ${n} 行` });

test('IP-16 the reason stands at each wrong cell, that of a whole row at its row', async () => {
  await open([row(3), whole]);
  expect(cell(3).getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(cell(3).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '没有「老师」这一项',
  );
  expect(cell(3, '账号').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText('部门已停用')).toBeTruthy();
  expect(runButton(0).disabled).toBe(true);
});

test('IP-16 only the changed rows run again, with their changed cells', async () => {
  const { wire, onStarted } = await open([row(3), row(4)]);
  fireEvent.change(cell(4), { target: { value: '教师' } });
  expect(screen.getByText('还有 1 行没有改动')).toBeTruthy();
  fireEvent.click(runButton(1));
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledWith('k2'));
  expect(wire.inputs('bulk.mendRows')).toEqual([
    { list: 'users', key: 'k1', rows: [{ row: 4, cells: { type: '教师' } }] },
  ]);
});

test('IP-16 the grid is walked by keyboard: down, up, and to the next error', async () => {
  await open([row(3), whole, row(12)]);
  cell(3).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(cell(9));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(document.activeElement).toBe(cell(12));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(cell(9));
  fireEvent.click(screen.getByRole('button', { name: '下一个错误' }));
  expect(document.activeElement).toBe(cell(12));
});

test('known values are offered while typing', async () => {
  await open([row(3)]);
  const options = document.getElementById(cell(3).getAttribute('list') ?? '')?.querySelectorAll('option');
  expect([...(options ?? [])].map(({ value }) => value)).toEqual(['教师', '职员']);
});

test('thousands of rows are not all in the page', async () => {
  await open(Array.from({ length: 2000 }, (_, at) => row(at + 2)));
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
});

test('leaving asks when something was changed, and only then', async () => {
  const { onBack } = await open([row(3)]);
  fireEvent.change(cell(3), { target: { value: '教师' } });
  fireEvent.click(screen.getByRole('button', { name: '上一步' }));
  const question = within(await screen.findByRole('alertdialog', { name: '放弃修改？' }));
  expect(onBack).not.toHaveBeenCalled();
  fireEvent.click(question.getByRole('button', { name: '放弃' }));
  await vi.waitFor(() => expect(onBack).toHaveBeenCalled());
});
