// Preloaded so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { englishTextKey } from '@yizhan/contract/entities/english.ts';
import { Input } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, me, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { FormField } from '../form/FormField.tsx';
import { RecordForm } from '../form/RecordForm.tsx';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

const code = 'userFrameConfig/manage/english';
const keeper = () => signedIn(me({ configurationMenu: [{ code, name: '英文名称', path: `/${code}` }] }));

function show(name: string) {
  const stored = { text: name, english: '', builtIn: '', places: [], version: 0 };
  const wire = fakeWire({ 'english.get': stored, 'english.submit': { ...stored, english: 'Enquiry', version: 1 } });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <RecordForm
          schema={englishTextKey}
          initial={{ text: name }}
          save={async () => undefined}
          onSaved={() => undefined}
          onReload={() => undefined}
        >
          <FormField name="text" label="名称" english>
            <Input />
          </FormField>
        </RecordForm>
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}

test('HM-4 beneath a Chinese name its English text is added, apart from the form around it', async () => {
  keeper();
  const wire = show('查询');
  await userEvent.click(await screen.findByRole('button', { name: '添加英文' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '查询' }), 'Enquiry{Enter}');
  await waitFor(() =>
    expect(wire.to('english.submit')[0]?.body).toMatchObject({ text: '查询', english: 'Enquiry', version: 0 }),
  );
});

test('HM-4 people who do not keep the English names see no such line', async () => {
  const wire = show('查询');
  expect(screen.queryByRole('button', { name: '添加英文' })).toBeNull();
  expect(wire.to('english.get')).toEqual([]);
});
