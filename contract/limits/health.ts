/** From which figures on the state of an installation is a warning or bad. */

export const slowDatabaseMs = 500;
/** Of the disk that holds DATA_DIR. */
export const scarceDiskShare = 0.1;
export const leastDiskBytes = 1024 ** 3;
export const lateJobSeconds = 300;
export const stuckJobSeconds = 3600;
/** How often an open page looks again. */
export const refreshMs = 30_000;

/** Failing connectors that are named. */
export const namesShown = 5;
