import type { CaseStatus } from '@yizhan/contract/case-states.ts';

type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

export const statusTones: Record<CaseStatus, Tone> = {
  draft: 'neutral',
  running: 'info',
  returned: 'warn',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
  ended: 'neutral',
};
