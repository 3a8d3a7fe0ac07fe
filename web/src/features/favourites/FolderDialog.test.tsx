import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Folder } from '@yizhan/contract/entities/hall.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { toast } from '../../ui/toast.ts';
import { FolderDialog } from './FolderDialog.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
  toast.clear();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const note = () => screen.queryByText('已恢复未保存的内容');
const write = (name: string) => fireEvent.change(field(), { target: { value: name } });

function show(folder?: Folder) {
  const submit = vi.fn(async (name: string) => ({ id: folder?.id ?? '6', name }));
  const done = vi.fn();
  render(<FolderDialog {...(folder && { folder })} onSubmit={submit} onDone={done} onClose={() => undefined} />);
  return { submit, done };
}

test('a folder begun before the session ended is there again, until it is made', async () => {
  show();
  write('考研资料');
  signInAgain();
  const { submit, done } = show();
  expect([field().value, note()]).toEqual(['考研资料', expect.anything()]);
  fireEvent.submit(field());
  await waitFor(() => expect(done).toHaveBeenCalledWith({ id: '6', name: '考研资料' }));
  expect(submit).toHaveBeenCalledWith('考研资料');
  await waitFor(() => expect(note()).toBeNull());
  signInAgain();
  show();
  expect([field().value, note()]).toEqual(['', null]);
});

test('another name begun before the session ended is there again at its folder alone', () => {
  show({ id: '5', name: '学习' });
  write('学习资料');
  signInAgain();
  show({ id: '8', name: '生活' });
  expect([field().value, note(), toast.list()]).toEqual(['生活', null, []]);
  signInAgain();
  show({ id: '5', name: '学习' });
  expect([field().value, note()]).toEqual(['学习资料', expect.anything()]);
});
