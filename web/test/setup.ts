import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Lazy parts have to be imported first; on a busy machine that takes more than the default second.
configure({ asyncUtilTimeout: 4_000 });

// Test files share a window and the libraries; our own modules, with their state, are reset for each.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();

afterEach(cleanup);
