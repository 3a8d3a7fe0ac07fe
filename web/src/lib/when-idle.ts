/** Safari has no requestIdleCallback; a timeout is good enough there. */
const timeoutMs = 2_000;

/** Resolves when the browser has nothing more urgent to do. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, timeoutMs);
  });
