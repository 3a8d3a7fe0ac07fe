// Preloaded so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SynonymRow } from '@yizhan/contract/entities/service-config.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { fakeWire } from '../../../test/wire.ts';
import { clearUnsavedChanges } from '../../admin-kit/form/unsaved-changes.ts';
import { toast } from '../../ui/toast.ts';
import { SynonymPane } from './SynonymPane.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
  toast.clear();
});
afterEach(() => {
  clearUnsavedChanges();
  vi.unstubAllGlobals();
});

const row: SynonymRow = {
  ...{ id: '5', words: ['校园卡', '一卡通'], version: 2 },
  ...{ changedBy: '何建平', changedAt: '2026-11-14 09:00:00' },
};

type ShowOptions = { of?: SynonymRow; wanted?: string };

/** An existing group, a new one, or one for a search without results. */
function show({ of, wanted }: ShowOptions) {
  const wire = fakeWire({ 'serviceConfig.submitSynonym': () => ({ id: '5', version: 3 }) });
  const saved = vi.fn(async () => undefined);
  const tab = wanted ? 'gaps' : `synonyms&record=${of?.id ?? 'new'}`;
  render(
    <MemoryRouter initialEntries={[`/userFrameConfig/manage/services?tab=${tab}`]}>
      <SynonymPane row={of} {...(wanted && { first: [wanted] })} onSaved={saved} onClose={() => undefined} />
    </MemoryRouter>,
  );
  return { saved, sent: () => wire.inputs('serviceConfig.submitSynonym') };
}

const note = () => screen.queryByText('已恢复未保存的内容');
const selectedWords = () =>
  [...document.querySelectorAll('.ant-select-selection-item')].map(({ textContent }) => textContent);
const add = async (word: string) => {
  const input = screen.getByLabelText('同一个意思的词');
  fireEvent.change(input, { target: { value: word } });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(selectedWords()).toContain(word));
};

test('words added to a group before the session ended are there again, until they are saved', async () => {
  show({ of: row });
  await add('饭卡');
  signInAgain();
  const { saved, sent } = show({ of: row });
  await waitFor(() => expect(selectedWords()).toEqual(['校园卡', '一卡通', '饭卡']));
  expect(note()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const synonym = { words: ['校园卡', '一卡通', '饭卡'] };
  expect(sent()).toEqual([{ synonym, held: { id: '5', version: 2 } }]);
  await waitFor(() => expect(note()).toBeNull());
  signInAgain();
  show({ of: { ...row, ...synonym, version: 3 } });
  await waitFor(() => expect(selectedWords()).toEqual(synonym.words));
  expect([note(), toast.list().filter(({ kind }) => kind === 'warning')]).toEqual([null, []]);
});

test('a new group begun before the session ended is there again', async () => {
  show({});
  await add('洗衣');
  signInAgain();
  show({});
  await waitFor(() => expect(selectedWords()).toEqual(['洗衣']));
  expect(note()).not.toBeNull();
});

test('what was begun for one word looked for in vain comes back at that word alone', async () => {
  show({ wanted: '打印店' });
  await add('文印');
  signInAgain();
  show({ wanted: '澡堂' });
  await waitFor(() => expect(selectedWords()).toEqual(['澡堂']));
  expect([note(), toast.list()]).toEqual([null, []]);
  signInAgain();
  show({ wanted: '打印店' });
  await waitFor(() => expect(selectedWords()).toEqual(['打印店', '文印']));
  expect(note()).not.toBeNull();
});
