import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FaqGap } from '@yizhan/contract/entities/faq.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { GapDialog } from './GapDialog.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});

const gap: FaqGap = {
  ...{ id: '5', question: '小黄车停哪里', times: 2, lastAt: '2026-11-19 08:00:00', state: 'OPEN', faqId: null },
  phrases: [],
};

test('RB-6 words for a synonym stay where they were typed when saving is refused', async () => {
  fakeWire({ 'faq.addGapSynonym': refused({ status: 4040, msg: '内容不存在' }) });
  const onDone = vi.fn();
  render(
    <>
      <GapDialog gap={gap} step="synonym" onClose={() => undefined} onDone={onDone} />
      <Overlays />
    </>,
  );
  const words = screen.getByRole('textbox', { name: '同义词' });
  await userEvent.type(words, '小黄车 共享单车');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('内容不存在')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  expect((words as HTMLInputElement).value).toBe('小黄车 共享单车');
});
