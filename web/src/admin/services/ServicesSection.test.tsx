import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ServiceConfigDetail, ServiceRow } from '@yizhan/contract/entities/service-config.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '../../../test/page-of.ts';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { type Answer, fakeWire, refused } from '../../../test/wire.ts';
import { clearUnsavedChanges } from '../../admin-kit/form/unsaved-changes.ts';
import { emitHint } from '../../lib/hints.ts';
import { AntdTheme } from '../../ui/AntdTheme.tsx';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import ServicesSection from './ServicesSection.tsx';
// Preloaded: the tests wait for the tabs, not for their files.
import './scenes/ScenesTab.tsx';
import { newService } from './service-values.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  clearUnsavedChanges();
  vi.unstubAllGlobals();
  toast.clear();
});

const row: ServiceRow = {
  ...{ id: '7', code: 'HQ01', name: '宿舍报修', icon: 'repair', tint: 2, type: 'PROCESS', processType: 'ONLINE' },
  ...{ deptName: '维修服务中心', sceneName: '生活', typeName: '报修', labelName: '热', status: 'SHELF' },
  ...{ submitted: null, returned: null, mayShelve: false },
  ...{ maintenance: 'PROBE', probedAt: '2026-11-15 10:00:00', visits: 5210, score: 4.6, guideId: '9' },
  ...{ changedBy: '何建平', changedAt: '2026-11-14 09:00:00', version: 3 },
};
const detail: ServiceConfigDetail = {
  ...{ ...newService('宿舍报修'), code: 'HQ01', url: 'https://fix.example/', accessWay: 5 },
  ...{
    id: '7',
    version: 3,
    status: 'SHELF',
    submitted: null,
    returned: null,
    mayShelve: false,
    maintenance: 'NONE',
    maintenanceReason: '',
    deptName: '',
    secretSet: false,
    processName: null,
  },
};
const scene = (id: string, name: string) => ({ id, name, icon: 'course', tint: 1, services: 3 });

const saved: Answer<'serviceConfig.changeStatus'> = { id: '7', version: 4 };

function show(
  search = '',
  stored: () => ServiceConfigDetail | Promise<ServiceConfigDetail> = () => detail,
  changeStatus = saved,
) {
  const wire = fakeWire({
    'serviceConfig.page': () => pageOf(search.includes('record') ? [] : [row]),
    'serviceConfig.detail': () => stored(),
    'serviceConfig.submit': () => ({ id: '11', version: 1 }),
    'serviceConfig.changeStatus': changeStatus,
    'serviceConfig.renewSecret': () => ({ secret: 'only-once' }),
    'serviceConfig.maintain': () => ({ id: '7', version: 4 }),
    'serviceConfig.checkUrl': () => ({
      ok: true,
      status: 200,
      milliseconds: 42,
      hops: ['https://fix.example/', 'https://fix.example/in'],
      reason: '',
    }),
    'serviceConfig.scenes': () => [scene('1', '学习'), scene('2', '生活')],
    'serviceConfig.orderScenes': () => ({}),
    'serviceConfig.types': () => [],
    'serviceConfig.handleGap': () => ({}),
    'serviceConfig.submitSynonym': () => ({ id: '5', version: 1 }),
    'departments.tree': () => [],
    'dictionary.values': () => [],
    'roles.pick': () => [],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/userFrameConfig/manage/services${search}`]}>
        <AntdTheme>
          <ServicesSection />
        </AntdTheme>
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire.inputs;
}

/** Fields by id: queries by label are slow in a form of this size. */
const field = (id: string) =>
  waitFor(() => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`no field ${id}`);
    return found;
  });
const press = (name: string) => screen.getByText(name).closest('button')?.click();

test('PR-6 the promise of a service that opens a process is shown and not filled in; it says which process decides', async () => {
  const opens = { accessWay: 6 as const, url: '#/home/apply/leave', processName: '请假申请', promiseDays: 5 };
  show('?record=7', () => ({ ...detail, ...opens }));
  const promise = (await field('promiseDays')) as HTMLInputElement;
  await screen.findByText('由流程“请假申请”决定，请在流程管理中修改。');
  expect([promise.value, promise.disabled]).toEqual(['5', true]);
});

test('administrators see every service with its state; the filters stand in the address', async () => {
  const sent = show('?status=SHELF&maintenance=true');
  const line = (await screen.findByText('宿舍报修')).closest('tr');
  for (const word of ['已上架', '探测不通', '维修服务中心', '4.6']) expect(line?.textContent).toContain(word);
  expect(sent('serviceConfig.page')).toEqual([{ status: 'SHELF', maintenance: 'true', current: 1 }]);
});

test('a service with a code that no system could read is not sent; the field says so', async () => {
  const sent = show('?record=new');
  fireEvent.change(await field('name'), { target: { value: '打印' } });
  fireEvent.change(await field('code'), { target: { value: '打印' } });
  press('保存');
  expect(await screen.findByText('格式不正确')).toBeTruthy();
  expect(sent('serviceConfig.submit')).toEqual([]);
});

test('AD-1 a service for some people is no longer shown to visitors, and the form says so', async () => {
  show('?record=new');
  await screen.findByText('登录的人都能使用；访客看得到，点开后提示登录。');
  fireEvent.mouseDown(await field('identityTypes'));
  fireEvent.click(await screen.findByTitle('本科生'));
  await screen.findByText('登录的人中符合上面范围的能看到和使用；访客看不到。');
  expect(toast.list().map(({ text }) => text)).toEqual(['已限定使用范围，访客不再看到这项服务。']);
  fireEvent.click(await field('listed'));
  await screen.findByText('登录的人中符合上面范围的能使用；访客看得到，点开后提示登录。');
});

test('the server looks at an address, and what it led through is shown', async () => {
  const sent = show('?record=7');
  fireEvent.click(await screen.findByText('检测地址'));
  expect(await screen.findByText('可以访问')).toBeTruthy();
  expect(screen.getByText('https://fix.example/in')).toBeTruthy();
  expect(sent('serviceConfig.checkUrl')).toEqual([{ url: 'https://fix.example/' }]);
});

test('a new secret is shown once, to be copied', async () => {
  show('?record=7');
  fireEvent.click(await screen.findByText('生成密钥'));
  expect(await screen.findByText('HQ01:only-once')).toBeTruthy();
  press('我已保存');
  await waitFor(() => expect(screen.queryByText('HQ01:only-once')).toBeNull());
});

test('scenes change places by their buttons, and it is said where they stand', async () => {
  const sent = show('?tab=scenes');
  fireEvent.click(await screen.findByTitle('上移 生活'));
  await waitFor(() => expect(sent('serviceConfig.orderScenes')).toEqual([{ ids: ['2', '1'] }]));
  expect(await screen.findByText('“生活”现在排第 1')).toBeTruthy();
});

test('what was looked for in vain becomes a service of that name, and the gap is closed', async () => {
  const sent = show('?record=new&name=打印店&gap=3');
  expect(await field('name')).toHaveProperty('value', '打印店');
  fireEvent.change(await field('code'), { target: { value: 'PRINT' } });
  press('保存');
  await waitFor(() =>
    expect(sent('serviceConfig.handleGap')).toEqual([{ id: '3', state: 'DONE', note: '已新建服务' }]),
  );
  expect(sent('serviceConfig.submit')).toMatchObject([{ service: { name: '打印店', code: 'PRINT', openWay: 1003 } }]);
});

const draft: ServiceConfigDetail = { ...detail, status: 'DRAFT', url: '', accessWay: 1 };
const note = () => document.querySelector('.services-admin__review');

test('what is missing for a review is said at its field, which is gone to', async () => {
  const msg = '提交审核前请填写访问地址';
  show('?record=7', () => draft, refused({ status: 1002, msg, result: { field: 'url' } }));
  const url = await field('url');
  press('提交审核');
  await screen.findByText(/再次修改会撤回提交/);
  fireEvent.click(screen.getAllByText('提交审核').at(-1)?.closest('button') ?? expect.fail('no question'));
  const error = await screen.findByText(msg);
  expect(url.closest('.ant-form-item')?.contains(error)).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(url));
});

test('an open service follows what others do with it, unless something typed would be lost', async () => {
  let stored: ServiceConfigDetail = {
    ...draft,
    status: 'SUBMITTED',
    submitted: { by: '何建平', at: '2026-11-16 09:30:00', own: true },
  };
  const sent = show('?record=7', () => stored);
  await waitFor(() => expect(note()?.textContent).toContain('须由其他服务管理员通过'));
  stored = { ...draft, version: 4, returned: { by: '林知远', at: '2026-11-16 10:00:00', reason: '请写一句话介绍' } };
  emitHint('services');
  await waitFor(() => expect(note()?.textContent).toContain('退回：请写一句话介绍'));
  fireEvent.change(await field('summary'), { target: { value: '给新生' } });
  await screen.findByText('请先保存修改');
  stored = { ...stored, version: 5, returned: null };
  emitHint('services');
  await waitFor(() => expect(sent('serviceConfig.page')).toHaveLength(3));
  expect(sent('serviceConfig.detail')).toHaveLength(2);
  expect(await field('summary')).toHaveProperty('value', '给新生');
});

test('the end of maintenance is told once its new version is loaded, so that the next step is not refused', async () => {
  let load = (_: ServiceConfigDetail) => {};
  const loaded = new Promise<ServiceConfigDetail>((resolve) => {
    load = resolve;
  });
  const sent = show('?record=7', () =>
    sent('serviceConfig.maintain').length ? loaded : { ...detail, maintenance: 'MANUAL' },
  );
  fireEvent.click(await screen.findByRole('button', { name: '宿舍报修 的操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '结束维护' }));
  await waitFor(() => expect(sent('serviceConfig.detail')).toHaveLength(2));
  expect(screen.queryByText('「宿舍报修」已恢复')).toBeNull();
  load({ ...detail, version: 4 });
  expect(await screen.findByText('「宿舍报修」已恢复')).toBeDefined();
});
