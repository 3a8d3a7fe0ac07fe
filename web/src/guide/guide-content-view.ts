import type { Guide, GuideContent } from '@yizhan/contract/entities/guide.ts';

/** A guide as displayed; the editor's preview has no version or date yet. */
export type GuideContentView = GuideContent & Partial<Pick<Guide, 'deptName' | 'version' | 'updatedOn'>>;
