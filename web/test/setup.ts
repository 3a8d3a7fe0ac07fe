import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Lazy parts have to be imported first; on a busy machine that takes more than the default second.
configure({ asyncUtilTimeout: 4_000 });

// Test files share a window and the libraries; our own modules, with their state, are reset for each.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();

// Imported after the reset: fakeWire of the test file shares its state.
const { refuseUnfakedCalls } = await import('./unfaked-calls.ts');
refuseUnfakedCalls();
afterEach(cleanup);

// The window goes on calling the listeners of earlier files: one of them could hide going back from the next.
const listen = window.addEventListener;
const ofHistory: Parameters<typeof listen>[] = [];
window.addEventListener = (...call: Parameters<typeof listen>) => {
  if (call[0] === 'popstate') ofHistory.push(call);
  listen.apply(window, call);
};
afterAll(() => {
  window.addEventListener = listen;
  for (const call of ofHistory) window.removeEventListener(...call);
});

// A file that ended offline would go on asking for the server while the next one runs.
afterAll(async () => {
  const connection = await import('../src/lib/connection.ts').catch(() => undefined);
  connection?.useConnection.setState({ offline: false });
  // So would one whose question is still on its way.
  connection?.useConnection.subscribe(({ offline }) => {
    if (offline) connection.useConnection.setState({ offline: false });
  });
});
