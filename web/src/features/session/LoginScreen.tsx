import { session } from '@yizhan/contract/texts/zh-CN/session.ts';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import { useReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { useSignInProgress } from '../../lib/sign-in-progress.ts';
import { textsOf } from '../../lib/text.ts';
import { useUnverifiedSession } from '../../lib/useUnverifiedSession.ts';
import { FormNote, FormTitle } from './FormParts.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { OuterWay } from './OtherWays.tsx';

const t = textsOf({ session });

const OtherWays = lazyPart(() => import('./OtherWays.tsx'));
const SecondFactor = lazyPart(() => import('./SecondFactor.tsx'));
const BindForm = lazyPart(() => import('./BindForm.tsx'));
const SmsForm = lazyPart(() => import('./SmsForm.tsx'));
const Finishing = lazyPart(() => import('./Finishing.tsx'));

const restartSignIn = () => useSignInProgress.setState({ step: { is: 'account' }, failure: '' });

/**
 * A different query, or a sign-in, starts a new visit without the state of the last one. The screen may still be
 * mounted from before, because the page it led to has not rendered yet.
 */
export default function LoginScreen() {
  const location = useLocation();
  const [visit, setVisit] = useState({ location, count: 0 });
  if (visit.location !== location) {
    const isNewVisit = visit.location.search !== location.search || useSession.getState().session;
    setVisit({ location, count: visit.count + (isNewVisit ? 1 : 0) });
  }
  return <Visit key={visit.count} />;
}

function Visit() {
  const [search] = useSearchParams();
  const isReady = useFreshStart(search.get('isLogin') === 'true');
  const signedIn = useSession((s) => s.session !== undefined);
  const isUnverified = useUnverifiedSession();
  const ended = useSession((s) => s.ended);
  const boot = useSession((s) => s.boot);
  const { step, busy, failure } = useSignInProgress();
  const hasSignedOut = search.get('logout') === 'true';
  useGateway(boot?.gateway === true && !signedIn && !hasSignedOut && !busy && failure === '' && step.is === 'account');
  if (!isReady || !boot) return null;
  if (busy || isUnverified) return <Finishing />;
  if (signedIn) return <ToReturnPage />;
  if (step.is === 'code') return <SecondFactor stepKey={step.key} onBack={restartSignIn} />;
  if (step.is === 'bind') return <BindForm bindKey={step.bindKey} way={step.way} onBack={restartSignIn} />;
  if (step.is === 'sms') return <SmsForm boot={boot} onBack={restartSignIn} />;
  const ways = boot.loginWays.filter((way): way is OuterWay => way !== 'password');
  return (
    <>
      <FormTitle>{t('signInTitle')}</FormTitle>
      <LoginForm
        boot={boot}
        note={
          <>
            {failure && <FormNote tone="bad">{failure}</FormNote>}
            {ended === 'expired' && <FormNote tone="info">{t('expired')}</FormNote>}
            {ended !== 'expired' && hasSignedOut && <FormNote tone="good">{t('signedOut')}</FormNote>}
            {boot.firstAdministrator && <FormNote tone="info">{t('noAdministrator')}</FormNote>}
          </>
        }
      />
      <Suspense fallback={null}>{ways.length > 0 && <OtherWays ways={ways} />}</Suspense>
    </>
  );
}

/** Skips the form for people already signed in at the central login. */
function useGateway(isRequested: boolean) {
  useEffect(() => {
    if (isRequested) void import('./gateway.ts').then(({ askGateway }) => askGateway()).catch(() => undefined);
  }, [isRequested]);
}

/** `isLogin=true` asks for a fresh start: a stored session ends first, here and on the server. */
function useFreshStart(isRequested: boolean): boolean {
  const [isReady, setIsReady] = useState(() => !isRequested || useSession.getState().session === undefined);
  useEffect(() => {
    if (isReady) return;
    void useSession.getState().loginOut();
    setIsReady(true);
  }, [isReady]);
  return isReady;
}

/** Redirects to the page requested before sign-in, read once. */
function ToReturnPage() {
  const to = useReturnPage();
  useEffect(restartSignIn, []);
  return <Redirect to={to} />;
}
