import { vi } from 'vitest';
import { phone } from '../src/ui/useMediaQuery.ts';

/** The page is as wide as a phone until globals are restored. */
export const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === phone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
