// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aGuide } from '../../test/guides.ts';
import { freshBrowser, signedIn } from '../../test/people.ts';
import { signInAgain } from '../../test/sign-in-again.ts';
import { fakeWire, refused } from '../../test/wire.ts';
import { toast } from '../ui/toast.ts';
import { GuideActions } from './GuideActions.tsx';
import { guideUrl } from './guide-url.ts';
import { PrintedGuide } from './PrintedGuide.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

test('GU-2 the QR code of a public guide opens it for everybody, of another one after sign-in', () => {
  expect(guideUrl(aGuide())).toBe(`${location.origin}/s/leave`);
  expect(guideUrl(aGuide({ isPublic: false }))).toBe(`${location.origin}/#/home/service/7`);
});

test('GU-2 it prints, and the paper names its address and version', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const guide = aGuide();
  const { container } = render(
    <>
      <GuideActions guide={guide} />
      <PrintedGuide guide={guide} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(container.querySelector('.guide-printed')?.textContent).toContain(`${location.origin}/s/leave版本 V4打印于 `);
});

test('GU-3 a correction goes out with the part that is wrong', async () => {
  const wire = fakeWire({ 'guides.correct': {} });
  render(<GuideActions guide={aGuide()} />);
  fireEvent.click(screen.getByRole('button', { name: '纠错' }));
  fireEvent.change(await screen.findByLabelText('哪一部分'), { target: { value: 'materials' } });
  fireEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(screen.getByText('请描述发现的问题')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/问题描述/), { target: { value: '第二份材料不需要了' } });
  fireEvent.submit(document.getElementById('correction') as HTMLElement);
  await waitFor(() => expect(toast.list()[0]?.text).toBe('已提交，感谢您的纠错'));
  expect(wire.to('guides.correct')[0]?.body).toMatchObject({
    guideId: '31',
    block: 'materials',
    text: '第二份材料不需要了',
    contact: '',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('GU-3 a correction that is refused says why and stays', async () => {
  fakeWire({ 'guides.correct': refused({ status: 1002, msg: '内容含有敏感词' }) });
  render(<GuideActions guide={aGuide()} />);
  fireEvent.click(screen.getByRole('button', { name: '纠错' }));
  fireEvent.change(await screen.findByLabelText(/问题描述/), { target: { value: 'x' } });
  fireEvent.submit(document.getElementById('correction') as HTMLElement);
  expect(await screen.findByText('内容含有敏感词')).toBeDefined();
});

test('a correction begun before the session ended is there again on the same guide, until it is sent', async () => {
  const wire = fakeWire({ 'guides.correct': {} });
  const begin = (id: string) => {
    render(<GuideActions guide={aGuide({ id })} />);
    fireEvent.click(screen.getByRole('button', { name: '纠错' }));
    return screen.findByLabelText<HTMLTextAreaElement>(/问题描述/);
  };
  fireEvent.change(await begin('41'), { target: { value: '已经搬到三楼了' } });
  fireEvent.change(screen.getByLabelText('哪一部分'), { target: { value: 'materials' } });
  signInAgain();
  expect((await begin('42')).value).toBe('');
  cleanup();
  expect((await begin('41')).value).toBe('已经搬到三楼了');
  expect(screen.getByText('已恢复未保存的内容')).toBeDefined();
  fireEvent.submit(document.getElementById('correction') as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wire.to('guides.correct')[0]?.body).toMatchObject({ block: 'materials', text: '已经搬到三楼了' });
  signInAgain();
  expect((await begin('41')).value).toBe('');
});

test('visitors are not asked for corrections', () => {
  freshBrowser();
  render(<GuideActions guide={aGuide()} />);
  expect(screen.queryByRole('button', { name: '纠错' })).toBeNull();
});
