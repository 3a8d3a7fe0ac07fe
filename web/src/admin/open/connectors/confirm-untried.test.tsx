import { fireEvent, render, screen, within } from '@testing-library/react';
import { type ConnectorInput, type ConnectorRow, connectorInput } from '@yizhan/contract/entities/connector.ts';
import { beforeEach, expect, test } from 'vitest';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { Overlays } from '../../../ui/Overlays.tsx';
import { confirmUntried } from './confirm-untried.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
});

const values = (changes: Partial<ConnectorInput> = {}): ConnectorInput => ({
  ...connectorInput.parse({ name: '图书借阅', url: 'https://lib.example.edu.cn/loans', isEnabled: true }),
  ...changes,
});

const stored: ConnectorRow = {
  ...values(),
  ...{ id: '7', version: 2, hasSecret: false, isTried: true, lastSuccessAt: null, lastFailureAt: null },
  ...{ lastFailure: '', failures: 0, pausedUntil: null, usedBy: ['我的借阅'], changedAt: '2026-11-10 08:00:00' },
};

const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

test('OA-8 a connector that is switched on untried is saved only by whoever knows that its cards stay empty', async () => {
  render(<Overlays />);
  const changed = values({ listPath: 'rows' });
  const refused = confirmUntried(changed, stored);
  expect((await screen.findByRole('alertdialog')).textContent).toContain('我的借阅');
  await answer('取消');
  expect(await refused).toBe(false);
  const accepted = confirmUntried(changed, stored);
  await answer('仍然保存');
  expect(await accepted).toBe(true);
});

test('OA-8 nothing is asked of one that was tried, is switched off, or is asked as before', async () => {
  expect(await confirmUntried(values({ listPath: 'rows', ticket: `${Date.now() + 60_000}.t` }), stored)).toBe(true);
  expect(await confirmUntried(values({ listPath: 'rows', isEnabled: false }), stored)).toBe(true);
  expect(await confirmUntried(values({ name: '借书', cacheSeconds: 9 }), stored)).toBe(true);
});
