import { act, cleanup } from '@testing-library/react';
import { useSession } from '../src/lib/session.ts';
import { signedIn } from './people.ts';

/** The session ends over whatever is open; its person signs in again and finds the page as it begins. */
export function signInAgain() {
  act(() => useSession.getState().expire());
  cleanup();
  signedIn();
}
