/** Safari has no idle callback; a moment later is idle enough there. */
const timeoutMs = 2_000;

/** When nobody waits for anything more urgent. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, timeoutMs);
  });
