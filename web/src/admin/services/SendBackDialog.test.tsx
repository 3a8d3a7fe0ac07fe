import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { SendBackDialog } from '../../admin-kit/publishing/SendBackDialog.tsx';
import { MaintainDialog } from './MaintainDialog.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const note = () => screen.queryByText('已恢复未保存的内容');
const write = (words: string) => fireEvent.change(field(), { target: { value: words } });
const nothing = vi.fn();
const sendBack = (id: string, version: number) =>
  render(<SendBackDialog subject={{ id, name: '宿舍报修', version }} onSendBack={nothing} onClose={nothing} />);

test('reasons begun before the session ended are there again at the same version of the service', () => {
  sendBack('7', 3);
  write('地址打不开');
  signInAgain();
  sendBack('7', 3);
  expect([field().value, note()]).toEqual(['地址打不开', expect.anything()]);
});

test('reasons against one version are not given against the next', () => {
  sendBack('8', 3);
  write('地址打不开');
  signInAgain();
  sendBack('8', 4);
  expect([field().value, note()]).toEqual(['', null]);
});

test('why a service is under maintenance is there again, too', () => {
  const show = () =>
    render(<MaintainDialog service={{ id: '7', name: '宿舍报修' }} onMaintain={nothing} onClose={nothing} />);
  show();
  write('今晚升级');
  signInAgain();
  show();
  fireEvent.click(screen.getByRole('button', { name: '放弃恢复' }));
  expect([field().value, note()]).toEqual(['', null]);
});
