import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeWire } from '../../test/wire.ts';
import { query } from './api.ts';
import { queryClient } from './query-client.ts';

const aScene = { id: '1', parentId: null, name: '学工', icon: '', sort: 1 };

function Scenes() {
  const { data = [] } = useQuery(query.robot.scenes());
  return <p>{data.map(({ name }) => name).join()}</p>;
}

test('RB-7 a list whose first reading began before a change is read again after it', async () => {
  queryClient.clear();
  let answerFirst = () => {};
  const first = new Promise<[]>((answer) => (answerFirst = () => answer([])));
  const answers = [first, [aScene]];
  const wire = fakeWire({ 'robot.scenes': async () => (await answers.shift()) ?? [] });
  render(
    <QueryClientProvider client={queryClient}>
      <Scenes />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(wire.to('robot.scenes')).toHaveLength(1));
  const changed = queryClient.invalidateQueries({ queryKey: query.robot.queryKey });
  answerFirst();
  await changed;
  expect(await screen.findByText('学工')).toBeTruthy();
  expect(wire.to('robot.scenes')).toHaveLength(2);
});
