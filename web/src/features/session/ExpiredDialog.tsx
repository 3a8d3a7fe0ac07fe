import { sessionEnded } from '@yizhan/contract/texts/zh-CN/session-ended.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { requireReauthentication } from '../../lib/re-authentication.ts';
import { saveReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { signInAgain } from '../../lib/sign-out.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ sessionEnded });

/** Nothing can be lost on these pages, so no dialog is shown (SE-4). The lock screen also leads to login. */
const quietPaths: readonly string[] = [paths.landing, paths.login, paths.lock];

/** The session is over: one button, no other way out (OV-2). The page stays visible behind it. */
export default function ExpiredDialog() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const quiet = quietPaths.includes(pathname);
  useEffect(() => {
    if (!quiet) return;
    const { locked, end } = useSession.getState();
    if (locked) requireReauthentication();
    end('expired');
  }, [quiet]);
  useEffect(() => silenceToasts(), []);
  useEffect(
    () =>
      void useSession
        .getState()
        .getSessionExpiration()
        .catch(() => undefined),
    [],
  );
  const words = useExpiryText();
  const again = () => {
    saveReturnPage(pathname + search);
    void signInAgain();
    // The guard redirects from most pages; public pages stay open.
    void navigate(paths.loggedOut, { replace: true });
  };
  const action = (
    <Button variant="primary" data-autofocus="" onClick={again}>
      {t('again')}
    </Button>
  );
  return (
    <Dialog open={!quiet} role="alertdialog" width={380} title={t('title')} actions={action}>
      {words}
    </Dialog>
  );
}

/** After the session ended, further failures would only repeat it. */
function silenceToasts() {
  const clear = () => {
    if (toast.list().length > 0) toast.clear();
  };
  clear();
  return toast.subscribe(clear);
}

/** SE-8: the message of the refused ticket, else the school's text; neither is known without a login configuration. */
function useExpiryText(): string {
  const reason = useSession((s) => s.expired?.words);
  const own = useSession((s) => s.init?.sessionExpiration.outLogTip);
  const unknown = useSession((s) => s.init === undefined && s.initError !== undefined);
  return reason || own || t(unknown ? 'noLoginConfig' : 'expired');
}
