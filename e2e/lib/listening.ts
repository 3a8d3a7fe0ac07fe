import type { Page } from '@playwright/test';

/** Opens a page and waits until the server's hints reach it: from then on nothing has to be reloaded. */
export async function openListening(page: Page, url: string): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"ready"')) resolve();
      }),
    );
  });
  await page.goto(url);
  await ready;
}
