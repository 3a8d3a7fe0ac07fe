import type { Messenger } from '@yizhan/contract/messengers.ts';
import { create } from 'zustand';

/** What the sign-in screen asks for. */
export type SignInStep =
  | { is: 'account' }
  | { is: 'code'; key: string }
  | { is: 'bind'; bindKey: string; way: Messenger }
  | { is: 'sms' };

type SignInProgress = {
  step: SignInStep;
  /** Back from an external sign-on, waiting for the server to identify the user. */
  busy: boolean;
  /** Why an external or stored sign-on failed; empty if there is nothing to show. */
  failure: string;
};

/** State of the sign-in in progress; it starts before the first render. */
export const useSignInProgress = create<SignInProgress>(() => ({ step: { is: 'account' }, busy: false, failure: '' }));

/** The key of the second step, if the server refused because it also needs the authenticator code. */
export const parseSecondStepKey = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null && 'key' in result && typeof result.key === 'string'
    ? result.key
    : undefined;
