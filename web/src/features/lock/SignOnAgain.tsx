import { lock } from '@yizhan/contract/texts/zh-CN/lock.ts';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useSignInProgress } from '../../lib/sign-in-progress.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { toErrorText } from '../../ui/error-text.ts';
import { LockOut } from './LockOut.tsx';

const t = textsOf({ lock });

/** People without a password re-authenticate where they signed in. The round trip opens a new session. */
export function SignOnAgain({ way }: { way: 'cas' | 'oidc' }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const failure = useSignInProgress((s) => s.failure) || failed;
  const finishing = useSignInProgress((s) => s.busy);
  const go = async () => {
    setBusy(true);
    try {
      const { ways } = await api.signOn.addresses({});
      if (ways[way]) return location.assign(ways[way]);
      setFailed(t('wayOff'));
    } catch (error) {
      setFailed(toErrorText(error).title ?? String(error));
    }
    setBusy(false);
  };
  // After the browser's back button (bfcache) the page is as it was left.
  useEffect(() => {
    const back = () => setBusy(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  return (
    <div className="lock__form">
      <p className="lock__again">{t('againText')}</p>
      {failure && (
        <p className="lock__failure" role="alert">
          {failure}
        </p>
      )}
      <Button variant="primary" size="large" wide icon="unlock" loading={busy || finishing} onClick={() => void go()}>
        {t('again')}
      </Button>
      <LockOut />
    </div>
  );
}
