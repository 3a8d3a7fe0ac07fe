import type { Page } from '@playwright/test';

/** Opens a page and waits until the socket delivers hints: from then on nothing has to be reloaded. */
export async function openConnected(page: Page, url: string): Promise<void> {
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

/** Opens an address on a shared page: hints reach it from its first address on. */
export const gotoConnected = (page: Page, url: string) =>
  page.url() === 'about:blank' ? openConnected(page, url) : page.goto(url);
