import type { bin as zh } from '../zh-CN/bin.ts';

export const bin: Record<keyof typeof zh, string> = {
  description:
    'Deleted services, guides, cards, roles and others stay here for {days} days and can be restored with all they had; then they are removed.',
  searchHint: 'Name',
  kind: 'Kind',
  allKinds: 'All kinds',
  name: 'Name',
  removedBy: 'Deleted by',
  removedAt: 'Deleted at',
  left: 'Kept',
  daysLeft: '{n} days left',
  none: 'The recycle bin is empty',
  restore: 'Restore',
  restored: '“{name}” is restored',
  removeForGood: 'Delete for good',
  removeTitle: 'Delete “{name}” for good?',
  removeText: 'It cannot be restored afterwards.',
  removed: '“{name}” is deleted for good',
};
