import { findTabs, type LayoutColumns } from './arrange.ts';

const FRAME = 'frame ';

/** The drag id of a whole frame: that of its first tab, marked. */
export const toFrameDragId = (firstId: string) => FRAME + firstId;

/** The cards that a drag moves: one, or all tabs of a frame. */
export const draggedIds = (columns: LayoutColumns, dragId: string): readonly string[] =>
  dragId.startsWith(FRAME) ? findTabs(columns, dragId.slice(FRAME.length)).map(({ cardId }) => cardId) : [dragId];
