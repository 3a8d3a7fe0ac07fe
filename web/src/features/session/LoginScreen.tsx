import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { takeWanted } from '../../lib/navigate.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { FormNote, FormTitle } from './FormParts.tsx';
import { LoginForm } from './LoginForm.tsx';
import { t } from './words.ts';

/** Another query is another visit: a fresh start asked for by it must not meet what the last one knew. */
export default function LoginScreen() {
  const { search } = useLocation();
  return <Visit key={search} />;
}

function Visit() {
  const [search] = useSearchParams();
  const fresh = useFreshStart(search.get('isLogin') === 'true');
  const signedIn = useSession((s) => s.session !== undefined);
  const ended = useSession((s) => s.ended);
  const boot = useSession((s) => s.boot);
  if (!fresh || !boot) return null;
  if (signedIn) return <ToWanted />;
  const left = search.get('logout') === 'true';
  return (
    <>
      <FormTitle>{t('signInTitle')}</FormTitle>
      <LoginForm
        boot={boot}
        note={
          <>
            {ended === 'expired' && <FormNote tone="info">{t('expired')}</FormNote>}
            {ended !== 'expired' && left && <FormNote tone="good">{t('signedOut')}</FormNote>}
            {boot.firstAdministrator && <FormNote tone="info">{t('noAdministrator')}</FormNote>}
          </>
        }
      />
    </>
  );
}

/** `isLogin=true` asks for a fresh start: a session that is still stored ends first, here and on the server. */
function useFreshStart(asked: boolean): boolean {
  const [fresh, setFresh] = useState(() => !asked || useSession.getState().session === undefined);
  useEffect(() => {
    if (fresh) return;
    void useSession.getState().loginOut();
    setFresh(true);
  }, [fresh]);
  return fresh;
}

/** On to the page that was wanted before, read once. */
function ToWanted() {
  const [to] = useState(() => takeWanted() ?? paths.home);
  return <Navigate to={to} replace />;
}
