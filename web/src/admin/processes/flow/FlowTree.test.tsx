import { cleanup, render, screen } from '@testing-library/react';
import type { Block } from '@yizhan/contract/flow.ts';
import { afterEach, expect, test } from 'vitest';
import { FlowTree } from './FlowTree.tsx';
import { findHolder } from './flow-edits.ts';

afterEach(cleanup);

const blocks: Block[] = [
  {
    ...{ id: 'b1', type: 'branch', name: '请假天数', otherwise: [] },
    arms: [
      { id: 'x1', name: '超过三天', when: { join: 'all', tests: [{ field: 'days', op: '>', value: 3 }] }, blocks: [] },
      { id: 'x2', name: '超过七天', when: { join: 'all', tests: [{ field: 'days', op: '>', value: 7 }] }, blocks: [] },
    ],
  },
];
const nothing = () => undefined;

test('PR-14 what is wrong with an arm stands at the arm, and the way there leads to its branch', () => {
  render(
    <FlowTree
      flow={{ blocks }}
      findings={[{ problem: 'unreachable', blockId: 'x2', field: null, name: '超过七天', isWarning: false }]}
      chosen={undefined}
      dragged={undefined}
      onDrag={nothing}
      onChoose={nothing}
      onChange={nothing}
      onAdd={nothing}
      onRemove={nothing}
    />,
  );
  const note = screen.getByText(/永远走不到“超过七天”/);
  expect(note.closest('.flow-arm')?.textContent).toContain('超过七天');
  expect(findHolder({ blocks }, 'x2')?.id).toBe('b1');
});
