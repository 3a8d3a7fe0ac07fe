import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFreshQuery } from './useFreshQuery.ts';

test('a form is filled with what the server holds now, not with what was read before', async () => {
  const client = new QueryClient();
  client.setQueryData(['guide'], '2 个工作日');
  const filledWith: (string | undefined)[] = [];
  const Form = () => {
    const { data } = useFreshQuery({ queryKey: ['guide'], queryFn: async () => '9 个工作日' });
    filledWith.push(data);
    return data ?? '读取中';
  };
  render(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('9 个工作日')).toBeDefined();
  expect(filledWith).not.toContain('2 个工作日');
});
