import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dictionaryInput } from '@yizhan/contract/entities/dictionary.ts';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser } from '../../../test/people.ts';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { Items } from './Items.tsx';

beforeEach(freshBrowser);

const item = (dictKey: string, dictValue = '南校区') => ({ dictKey, dictValue, enabled: true });

async function saveWith(items: ReturnType<typeof item>[], schema = dictionaryInput) {
  const save = vi.fn(async () => ({ id: '1' }));
  render(
    <MemoryRouter>
      <RecordForm
        schema={schema}
        initial={{ code: 'campus', name: '校区', note: '', items }}
        save={save}
        onSaved={() => undefined}
        onReload={() => undefined}
      >
        <Items savedKeys={[]} />
      </RecordForm>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  return save;
}

test('empty keys are missing, not repeated', async () => {
  await saveWith([item(''), item('')]);
  await vi.waitFor(() => expect(screen.getAllByText('请填写键')).toHaveLength(2));
  expect(screen.queryByText('键不能重复')).toBeNull();
});

test('the second of two equal keys is marked and focused, until the first is another', async () => {
  const save = await saveWith([item('1'), item('2'), item('1')]);
  expect(await screen.findAllByText('键不能重复')).toHaveLength(1);
  const [first, , third] = screen.getAllByLabelText('键');
  await vi.waitFor(() => expect(document.activeElement).toBe(third));
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(first as HTMLElement, '0');
  await vi.waitFor(() => expect(screen.queryByText('键不能重复')).toBeNull());
});

test('too many options say so', async () => {
  const schema = dictionaryInput.extend({ items: dictionaryInput.shape.items.max(1) });
  await saveWith([item('1'), item('2')], schema);
  expect(await screen.findByText('最多 1 项')).toBeTruthy();
});
