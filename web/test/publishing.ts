import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';

/** A published card without a draft. */
export const aPublicationState = (over: Partial<PublicationState> = {}): PublicationState => ({
  id: '5',
  kind: 'card',
  name: '重要公告',
  version: 3,
  draft: false,
  published: { number: 1, at: '2026-11-01 08:00:00' },
  scheduled: null,
  failed: null,
  changedBy: '周敏',
  changedAt: '2026-11-01 08:00:00',
  ...over,
});
