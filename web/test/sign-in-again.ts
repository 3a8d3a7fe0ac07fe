import { act, cleanup } from '@testing-library/react';
import { useSession } from '../src/lib/session.ts';
import { signedIn } from './people.ts';

/** The session ends while a page is open; the user signs in again and the page starts from scratch. */
export function signInAgain() {
  act(() => useSession.getState().expire());
  cleanup();
  signedIn();
}
