import { render, screen } from '@testing-library/react';
import { efficiencyPanels } from '@yizhan/contract/efficiency-kinds.ts';
import { expect, test } from 'vitest';
import { Panel } from './Panel.tsx';

test.each(efficiencyPanels)('EF-5 the panel %s says which facts it is counted from', (code) => {
  render(<Panel code={code} title="一块" help="口径" table={{ head: ['日期'], rows: [['11-09']] }} wall={false} />);
  expect(screen.getByText(/^数据来源：.*本平台/)).toBeTruthy();
});
