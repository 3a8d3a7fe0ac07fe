import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { GuideRow } from '@yizhan/contract/entities/guide.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { type Answer, fakeWire, refused } from '../../../test/wire.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { newGuide } from './guide-values.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  toast.clear();
});

const row: GuideRow = {
  ...{
    id: '9',
    kind: 'guide',
    name: '缓考申请',
    version: 4,
    draft: false,
    scheduled: null,
    failed: null,
    published: null,
  },
  ...{ changedBy: '', changedAt: '2026-11-10 08:00:00', serviceId: '7', serviceName: '缓考申请', deptId: '3' },
  ...{ deptName: '教务处', audience: [], processType: 'ONLINE', promise: '', state: 'PUBLISHED', reviewOn: null },
  ...{ corrections: 0, mayPublish: true },
};
const service = { serviceId: '8', serviceName: '免修申请', serviceIcon: 'exam', serviceDeptName: '教务处' };

function show(submit: Answer<'guides.submit'> = { id: '12', version: 1 }) {
  const content = { ...newGuide({ id: '7', name: '缓考申请' }), deptId: '3', promise: '3 个工作日' };
  const wire = fakeWire({
    'guides.detail': () => ({ ...row, content, links: {} }),
    'guides.services': () => [service],
    'guides.submit': submit,
  });
  const [onCopied, onClose] = [vi.fn(), vi.fn()];
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CopyDialog guide={row} onCopied={onCopied} onClose={onClose} />
      <Overlays />
    </QueryClientProvider>,
  );
  return { sent: () => wire.inputs('guides.submit'), onCopied, onClose };
}

const copyButton = () => screen.getByText('复制为草稿').closest('button');

async function choose() {
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(
    await screen.findByText(/免修申请/, {
      selector: '.ant-select-item-option-content, .ant-select-item-option-content *',
    }),
  );
}

test('the text of a guide is copied for another service, as a draft of its own', async () => {
  const { sent, onCopied, onClose } = show();
  expect(copyButton()).toHaveProperty('disabled', true);
  await choose();
  await waitFor(() => expect(copyButton()).toHaveProperty('disabled', false));
  fireEvent.submit(document.getElementById('guide-copy') ?? expect.fail('no form'));
  await waitFor(() => expect(onCopied.mock.calls).toEqual([['12']]));
  expect(onClose.mock.calls).toHaveLength(1);
  expect(sent()).toMatchObject([{ content: { serviceId: '8', guideName: '免修申请', promise: '3 个工作日' } }]);
  expect(sent()[0]).not.toHaveProperty('held');
});

test('a copy that is refused says why, and the dialog stays', async () => {
  const { onCopied, onClose } = show(refused({ status: 1002, msg: '「免修申请」已有办事指南' }));
  await choose();
  fireEvent.submit(document.getElementById('guide-copy') ?? expect.fail('no form'));
  expect(await screen.findByText('「免修申请」已有办事指南')).toBeTruthy();
  expect([onCopied.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});
