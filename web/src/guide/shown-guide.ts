import type { Guide, GuideContent } from '@yizhan/contract/entities/guide.ts';

/** A guide as it is read; its editor's preview has no version or day yet. */
export type ShownGuide = GuideContent & Partial<Pick<Guide, 'deptName' | 'version' | 'updatedOn'>>;
