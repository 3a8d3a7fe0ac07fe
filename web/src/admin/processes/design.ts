import type { ProcessContent, ProcessFinding } from '@yizhan/contract/entities/process.ts';
import type { Names } from './names.ts';

/** Changes the content; changes with the same tag in a row are one step of undo. */
export type ChangeContent = (content: ProcessContent, tag?: string) => void;

/** What every tab of the designer gets. */
export type TabProps = {
  content: ProcessContent;
  change: ChangeContent;
  findings: readonly ProcessFinding[];
  names: Names;
};
