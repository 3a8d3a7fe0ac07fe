import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GroupTable } from './GroupTable.tsx';

test('EF-4 a supervisor reads of each department how many cases ended late, and which share of those promised', () => {
  const none = { accepted: 0, finished: 0, onTimeRate: null, late: 0, lateRate: null, meanHours: null };
  const lamps = { green: 3, yellow: 0, red: 2 };
  render(
    <GroupTable
      title="部门"
      groups={[
        {
          ...{ id: '1', name: '教务处', accepted: 12_345, finished: 12_000, meanHours: 8.26, ...lamps },
          ...{ onTimeRate: 11_999 / 12_000, late: 1, lateRate: 1 / 12_000 },
        },
        { id: '2', name: '财务处', ...none, ...lamps },
      ]}
      hrefOf={(id) => `#${id}`}
      lampHref={(id, lamp) => `#${id}-${lamp}`}
    />,
  );
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) => [...row.querySelectorAll('td')].slice(3).map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['12,345', '12,000', '99.9%', '1（0.1%）', '8.3 工时'],
    ['0', '0', '暂无', '0', '暂无'],
  ]);
});
