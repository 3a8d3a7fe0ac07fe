import { notifyManager } from '@tanstack/react-query';

/**
 * Resolves when the components that use a query have been notified of what has just been fetched, a moment after the
 * fetch. A form filled before that would be filled with the rows from before.
 */
export const untilNotified = (): Promise<void> => new Promise((notified) => notifyManager.schedule(notified));
