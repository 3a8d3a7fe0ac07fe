import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';

export type Captcha = { is: 'loading' } | { is: 'failed' } | { is: 'shown'; captchaKey: string; image: string };

/** The captcha, once required; `change` fetches another. */
export function useCaptcha(isRequired: boolean) {
  const [captcha, setCaptcha] = useState<Captcha>({ is: 'loading' });
  const change = useCallback(() => {
    api.session.captcha().then(
      ({ captchaKey, image }) => setCaptcha({ is: 'shown', captchaKey, image }),
      () => setCaptcha({ is: 'failed' }),
    );
  }, []);
  useEffect(() => {
    if (isRequired) change();
  }, [isRequired, change]);
  return { captcha, change };
}
