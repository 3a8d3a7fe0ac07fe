import { useState } from 'react';
import { ApiError } from '../../lib/request.ts';
import { parseSecondStepKey } from '../../lib/sign-in-progress.ts';
import { useCountdown } from '../../lib/useCountdown.ts';
import { captchaRequiredStatus, secondsToWait } from './login-rules.ts';
import { useCaptcha } from './useCaptcha.ts';

/** Account, password and, when required, a captcha: for every form that takes a password. */
export function useCredentials(first: { account: string; pictured: boolean }) {
  const [account, setAccount] = useState(first.account);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const [pictured, setPictured] = useState(first.pictured);
  const { captcha, change } = useCaptcha(pictured);
  const { secondsLeft, begin } = useCountdown();
  const picture = pictured && captcha.is === 'shown' ? { captchaKey: captcha.captchaKey, code: code.trim() } : {};
  return {
    fields: { account, setAccount, password, setPassword, code, setCode, checked, pictured, captcha, change },
    given: { account: account.trim(), password, ...picture },
    /** Until the next attempt is let through; 0 when there is nothing to wait for. */
    secondsLeft,
    /** Whether everything is filled in. Marks missing fields from now on. */
    check() {
      setChecked(true);
      return secondsLeft === 0 && account.trim() !== '' && password !== '' && (!pictured || code.trim() !== '');
    },
    /** Handles a refusal. Returns the key of the second step when one is required. */
    refused(failure: unknown): string | undefined {
      const seconds = failure instanceof ApiError ? secondsToWait(failure.result) : undefined;
      if (seconds !== undefined) {
        begin(seconds);
        return undefined;
      }
      // A captcha works once, whatever the result.
      if (pictured) change();
      setCode('');
      setChecked(false);
      if (!(failure instanceof ApiError) || failure.status !== captchaRequiredStatus) return undefined;
      const key = parseSecondStepKey(failure.result);
      if (!key) setPictured(true);
      return key;
    },
  };
}

export type CredentialFields = ReturnType<typeof useCredentials>['fields'];
