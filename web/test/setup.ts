import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Parts that load when needed have to be read first; on a busy machine that takes more than the usual second.
configure({ asyncUtilTimeout: 4_000 });

// Files share a window and the libraries; our own modules, and what they remember, are new in each.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();

afterEach(cleanup);
