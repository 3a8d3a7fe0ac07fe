import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ServiceConfigDetail, ServiceReview } from '@yizhan/contract/entities/service-config.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { RecordContext } from '../../admin-kit/form/record-context.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import { ReviewNote } from './ReviewNote.tsx';
import { ReviewLine } from './StatusChips.tsx';
import { newService, serviceForm } from './service-values.ts';
import { useServiceSteps } from './useServiceSteps.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  toast.clear();
});

const name = '自助云打印';
const at = '2026-11-16 09:30:00';
const draft: ServiceReview = { status: 'DRAFT', submitted: null, returned: null, mayShelve: false };
const waiting: ServiceReview = { ...draft, status: 'SUBMITTED', submitted: { by: '何建平', at, own: false } };
const returned = { by: '林知远', at, reason: '访问地址打不开' };

const detailOf = (review: ServiceReview): ServiceConfigDetail => ({
  ...{ ...newService(name), code: 'TSG04', url: 'https://print.example/', ...review },
  ...{
    id: '7',
    version: 2,
    maintenance: 'NONE',
    maintenanceReason: '',
    deptName: '',
    secretSet: false,
    processName: null,
  },
});

/** The note above the form, without the fields below it. */
function Over({ review, unsaved }: { review: ServiceReview; unsaved: boolean }) {
  const steps = useServiceSteps(async () => undefined);
  return (
    <RecordContext value={{ schema: serviceForm, unsaved }}>
      <ReviewNote service={detailOf(review)} steps={steps} outdated={false} />
      {steps.dialog}
    </RecordContext>
  );
}

function show(review: ServiceReview, { unsaved = false } = {}) {
  const wire = fakeWire({ 'serviceConfig.changeStatus': () => ({ id: '7', version: 3 }) });
  render(
    <>
      <Over review={review} unsaved={unsaved} />
      <Overlays />
    </>,
  );
  return () => wire.sent.map(({ input }) => input);
}

const note = () => screen.getByRole('status');
const buttons = () => [...note().querySelectorAll('button')].map((button) => button.textContent);
const press = (label: string) =>
  [...note().querySelectorAll('button')].find((button) => button.textContent === label)?.click();
const held = { id: '7', version: 2 };

test('who may not shelve a draft is told so and sends it for review after a question', async () => {
  const sent = show(draft);
  expect(note().textContent).toContain('由其他服务管理员通过并上架');
  expect(buttons()).toEqual(['提交审核']);
  press('提交审核');
  expect(await screen.findByText(/再次修改会撤回提交/)).toBeTruthy();
  fireEvent.click(screen.getAllByText('提交审核').at(-1)?.closest('button') ?? expect.fail('no question'));
  await waitFor(() => expect(sent()).toEqual([{ ...held, status: 'SUBMITTED', reason: '' }]));
});

test('who runs the school puts a draft on the shelf at once', async () => {
  const sent = show({ ...draft, mayShelve: true });
  expect(buttons()).toEqual(['上架']);
  press('上架');
  await waitFor(() => expect(sent()).toEqual([{ ...held, status: 'SHELF', reason: '' }]));
});

test('a reviewer approves what another sent', async () => {
  const sent = show({ ...waiting, mayShelve: true });
  expect(note().textContent).toContain('何建平 于 2026-11-16 09:30 提交审核');
  expect(buttons()).toEqual(['通过并上架', '退回']);
  press('通过并上架');
  await waitFor(() => expect(sent()).toEqual([{ ...held, status: 'SHELF', reason: '' }]));
});

test('a reviewer sends back with a reason, and not without one', async () => {
  const sent = show({ ...waiting, mayShelve: true });
  press('退回');
  const reason = await screen.findByLabelText(/退回的原因/);
  const confirm = () => fireEvent.submit(reason.closest('form') ?? expect.fail('no form'));
  confirm();
  expect(await screen.findByText('请填写退回的原因')).toBeTruthy();
  expect(sent()).toEqual([]);
  fireEvent.change(reason, { target: { value: ' 访问地址打不开 ' } });
  confirm();
  await waitFor(() => expect(sent()).toEqual([{ ...held, status: 'DRAFT', reason: '访问地址打不开' }]));
});

test('who sent it reads that another decides, and may take it back', async () => {
  const sent = show({ ...waiting, submitted: { by: '何建平', at, own: true } });
  expect(note().textContent).toContain('须由其他服务管理员通过');
  expect(buttons()).toEqual(['撤回提交']);
  press('撤回提交');
  await waitFor(() => expect(sent()).toEqual([{ ...held, status: 'DRAFT', reason: '' }]));
});

test('who wrote it last reads that another decides, though they did not send it', () => {
  show(waiting);
  expect(note().textContent).toContain('最后由您修改，须由其他服务管理员通过');
  expect(buttons()).toEqual(['退回']);
});

test('what was sent back says by whom and why, and nothing is sent while a change is not saved', () => {
  show({ ...draft, returned }, { unsaved: true });
  expect(note().textContent).toContain('林知远 于 2026-11-16 09:30 退回：访问地址打不开');
  expect(note().textContent).toContain('请先保存修改');
  expect(note().querySelector('button')).toHaveProperty('disabled', true);
});

test('nothing stands over the form of what is on the shelf', () => {
  show({ ...draft, status: 'SHELF' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a line of the table says who sent a service and when, or why it came back', () => {
  render(
    <>
      <ReviewLine {...waiting} />
      <ReviewLine {...draft} returned={returned} />
    </>,
  );
  expect(screen.getByText('何建平 11-16 09:30 提交')).toBeTruthy();
  expect(screen.getByText('退回：访问地址打不开')).toBeTruthy();
});
