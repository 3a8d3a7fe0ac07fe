import { create } from 'zustand';

/** What is asked for on the sign-in screen. */
export type SignInStep = { is: 'account' } | { is: 'code'; key: string } | { is: 'bind'; bindKey: string };

type SignInProgress = {
  step: SignInStep;
  /** Somebody is back from outside, and the server is asked who they are. */
  busy: boolean;
  /** Why a sign-on from outside, or the one this browser keeps, came to nothing; empty when there is nothing to say. */
  failure: string;
};

/** Where a sign-in under way stands; it begins before the first screen is drawn. */
export const useSignInProgress = create<SignInProgress>(() => ({ step: { is: 'account' }, busy: false, failure: '' }));

/** The server wants the code of the app as well: the key of that second step, where this refusal is one. */
export const parseSecondStepKey = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null && 'key' in result && typeof result.key === 'string'
    ? result.key
    : undefined;
