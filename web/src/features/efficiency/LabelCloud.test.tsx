import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LabelCloud } from './LabelCloud.tsx';

test('EF-2 labels are a list with their counts, the commoner the larger; a count too small is not told', () => {
  render(
    <LabelCloud
      labels={[
        { name: '办理很快', count: 64, stars: 4.8 },
        { name: '等待较久', count: 9, stars: 1.5 },
        { name: '指南清楚', count: null, stars: null },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: '评价用语' })).toBeTruthy();
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['办理很快 64', '等待较久 9', '指南清楚 不公开']);
  expect(items.map(({ dataset }) => [dataset.weight, dataset.tone])).toEqual([
    ['4', 'good'],
    ['2', 'bad'],
    ['1', undefined],
  ]);
});
