// Preloaded so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { fakeWire } from '../../../test/wire.ts';
import RequestForm from './RequestForm.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const note = () => screen.queryByText('已恢复未保存的内容');
const write = (words: string) => fireEvent.change(field(), { target: { value: words } });
const send = () => fireEvent.click(screen.getByRole('button', { name: '提交需求' }));

test('a request begun before the session ended is there again at the same words, and can be sent', async () => {
  render(<RequestForm keyword="打印" />);
  write('希望能在线打印');
  signInAgain();
  const wire = fakeWire({ 'hall.request': {} });
  render(<RequestForm keyword="打印" />);
  expect(note()).not.toBeNull();
  send();
  expect(await screen.findByText('已收到，谢谢您。')).toBeDefined();
  expect(wire.to('hall.request')[0]?.body).toMatchObject({ keyword: '打印', text: '希望能在线打印' });
  signInAgain();
  render(<RequestForm keyword="打印" />);
  expect([field().value, note()]).toEqual(['', null]);
});

test('it does not come back at other words', () => {
  render(<RequestForm keyword="洗衣" />);
  write('宿舍里没有洗衣房');
  signInAgain();
  render(<RequestForm keyword="校车" />);
  expect([field().value, note()]).toEqual(['', null]);
});
