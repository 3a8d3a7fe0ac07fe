import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProfile, freshBrowser, initAnswer, me, signedIn } from '../../../../test/people.ts';
import { fakeWire } from '../../../../test/wire.ts';
import ProfileSection from './ProfileSection.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const identity = {
  id: '1',
  typeName: '教师',
  number: 'T01',
  deptName: '教务处',
  post: '科员',
  validTo: null,
  active: true,
};
const profile = aProfile({ identities: [identity] });

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProfileSection />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('PC-1 what the school has on record is read, not edited', async () => {
  fakeWire({ 'personInfo.profile': profile });
  open();
  const record = within(await screen.findByRole('region', { name: '学校登记的资料' }));
  for (const words of ['李四', 'li', 'T01', '教务处', '科员', '当前身份']) expect(record.getByText(words)).toBeTruthy();
  expect(record.queryByRole('textbox')).toBeNull();
});

test('PC-1 mail and phone are sent with the password, after what is wrong was said at its field', async () => {
  const sent = vi.fn();
  fakeWire({
    'personInfo.profile': profile,
    'personInfo.updateContact': ({ input }) => {
      sent(input);
      return { ...profile, email: 'li@example.edu.cn' };
    },
    'session.init': initAnswer(me()),
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: '修改联系方式' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('邮箱'), { target: { value: 'nonsense' } });
  fireEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('请输入正确的邮箱地址')).toBeTruthy();
  expect(dialog.getByText('请输入登录密码')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText('邮箱'), { target: { value: 'li@example.edu.cn' } });
  fireEvent.change(dialog.getByLabelText('登录密码'), { target: { value: 'secret' } });
  fireEvent.submit(dialog.getByLabelText('邮箱'));
  expect(await screen.findByText('li@example.edu.cn')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ mobile: '13800000001', email: 'li@example.edu.cn', password: 'secret' });
});
