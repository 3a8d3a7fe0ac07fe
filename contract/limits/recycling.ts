/** The bin. */

/** What is older is removed by the nightly cleanup. */
export const keepDays = 30;
/** For so long the one who deleted something can undo it from the message. */
export const undoMinutes = 10;
