import { cleanup, render, screen } from '@testing-library/react';
import type { Simulation } from '@yizhan/contract/entities/process.ts';
import { afterEach, expect, test } from 'vitest';
import { newStep } from './new-content.ts';
import { TrialResult } from './TrialResult.tsx';

afterEach(cleanup);

const step = (blockId: string, name: string, source: string): Simulation['steps'][number] => ({
  ...{ blockId, name: `环节${blockId}`, type: 'approve', isSkipped: false, dueAt: null },
  people: [{ id: '8', name, source }],
});

test('PR-9 a trial marks who only stands in since nobody was found, and says which steps somebody chooses the handlers of', () => {
  const chosen = {
    ...newStep('c', 'approve'),
    handlers: [{ by: 'chosen' as const, chooser: 'previous' as const, userIds: [] }],
  };
  const flow = { blocks: [newStep('a', 'approve'), newStep('b', 'approve'), chosen] };
  const steps = [step('a', '王老师', 'rule'), step('b', '赵院长', 'substitute'), step('c', '赵院长', 'owner')];
  render(<TrialResult flow={flow} result={{ steps, promiseAt: null }} />);
  const [found, standIn, left] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(found).not.toContain('代办人');
  expect(standIn).toContain('没有找到办理人，由代办人办理');
  expect(left).toContain('由上一环节办理人选择');
  expect(left).not.toContain('赵院长');
});
