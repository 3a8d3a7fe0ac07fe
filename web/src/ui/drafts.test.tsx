import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, me, signedIn, tokenBody } from '../../test/people.ts';
import { useSession } from '../lib/session.ts';
import { readSession, writeTokens } from '../lib/stored-session.ts';
import { useDraft } from './drafts.ts';
import { toast } from './toast.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
});

let forms = 0;
beforeEach(() => {
  forms += 1;
});

type Value = { title: string; password?: string };

function Editor({ base = 'v1' }: { base?: string }) {
  const [value, setValue] = useState<Value>({ title: '' });
  const over = { title: base, password: 'p' };
  const draft = useDraft<Value>(`form-${forms}`, over, () => (value.title ? value : undefined));
  return (
    <>
      <input
        aria-label="标题"
        value={value.title}
        onChange={(event) => setValue({ title: event.target.value, password: 'p' })}
      />
      <output>{draft.restored ? JSON.stringify(draft.restored) : '-'}</output>
    </>
  );
}

const restored = () => screen.getByRole('status').textContent;

async function typeAndLose(lose = () => useSession.getState().expire()) {
  const { unmount } = render(<Editor />);
  await userEvent.type(screen.getByLabelText('标题'), '期末通知');
  act(lose);
  unmount();
}

test('what was typed when the session expired is there again, without what is secret', async () => {
  await typeAndLose();
  render(<Editor />);
  expect(restored()).toBe('{"title":"期末通知"}');
});

function ExpireSession() {
  useLayoutEffect(() => useSession.getState().expire(), []);
  return null;
}

test('a form that closes at the moment the session expires leaves no draft behind', async () => {
  const { rerender, unmount } = render(<Editor />);
  await userEvent.type(screen.getByLabelText('标题'), '期末通知');
  rerender(<ExpireSession />);
  unmount();
  render(<Editor />);
  expect(restored()).toBe('-');
});

test('nothing secret is kept of what it was typed over, either', async () => {
  render(<Editor />);
  await userEvent.type(screen.getByLabelText('标题'), '期末');
  act(() => useSession.getState().expire());
  // The page is left before sealing, so the stored text is readable.
  window.dispatchEvent(new Event('pagehide'));
  const stored = Object.keys(localStorage).map((name) => localStorage.getItem(name));
  expect(stored.filter((value) => value?.includes('期末'))).toHaveLength(1);
  expect(stored.join()).not.toContain('password');
});

test('signed in again elsewhere while the form stands open: closing it afterwards leaves nothing behind', async () => {
  const { unmount } = render(<Editor />);
  await userEvent.type(screen.getByLabelText('标题'), '期末通知');
  act(() => useSession.getState().expire());
  act(() => signedIn());
  unmount();
  render(<Editor />);
  expect(restored()).toBe('-');
});

test('a lock keeps it, too', async () => {
  await typeAndLose(() => useSession.getState().setLocked(true));
  render(<Editor />);
  expect(restored()).toBe('{"title":"期末通知"}');
});

test('it is handed back once', async () => {
  await typeAndLose();
  render(<Editor />).unmount();
  render(<Editor />);
  expect(restored()).toBe('-');
});

test('another person at the same computer does not see it, and its owner still does', async () => {
  await typeAndLose();
  const become = (user_id: string) => {
    writeTokens(tokenBody({ user_id }));
    useSession.setState({ session: readSession(), me: me(), expired: undefined, locked: false });
  };
  become('8');
  render(<Editor />).unmount();
  become('7');
  render(<Editor />);
  expect(restored()).toBe('{"title":"期末通知"}');
});

test('it is not laid over a record that somebody else changed meanwhile', async () => {
  await typeAndLose();
  render(<Editor base="v2" />);
  expect(restored()).toBe('-');
});

test('what cannot be put back any more is said, and is not lost before it was copied', async () => {
  const copied = vi.fn(async () => true);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  await typeAndLose();
  const conflictToasts = () => toast.list().filter(({ text }) => text.startsWith('这里的内容已被他人修改'));
  for (const _ of ['left alone', 'opened again']) {
    toast.clear();
    render(<Editor base="v2" />).unmount();
    expect(conflictToasts()).toHaveLength(1);
  }
  conflictToasts()[0]?.action?.run();
  await vi.waitFor(() => expect(toast.list().map(({ text }) => text)).toContain('已复制'));
  toast.clear();
  render(<Editor base="v2" />);
  expect(conflictToasts()).toEqual([]);
  expect(copied).toHaveBeenCalledWith('期末通知');
  vi.unstubAllGlobals();
});

test('nothing typed, nothing kept', () => {
  const { unmount } = render(<Editor />);
  act(() => useSession.getState().expire());
  unmount();
  render(<Editor />);
  expect(restored()).toBe('-');
});
