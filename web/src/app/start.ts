import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { watchConnection } from '../lib/connection.ts';
import { loadLanguage } from '../lib/language.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { hrefOf, paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useSignInProgress } from '../lib/sign-in-progress.ts';
import { openSession, tokenAge } from '../lib/stored-session.ts';
import { applyScheme, useTheme } from '../lib/theme.ts';
import { storeMessageQuery } from './message-query.ts';

/** Fetches the user; a token that expired while the browser was closed is renewed first. */
async function loadPerson(): Promise<void> {
  if (!useSession.getState().session) return;
  if ((tokenAge() ?? 0) >= sessionLimits.refreshAtAgeSeconds)
    await (await loadChunk(() => import('../lib/refresh.ts'))).checkToken();
  // The error is stored in the session: screens that need the data offer a retry.
  await useSession
    .getState()
    .loginInit()
    .catch(() => undefined);
}

/** Back from a central login or a messenger: the parameters are removed from the address at once. */
function finishSignOnFromUrl(): string | undefined {
  const { search, hash, pathname } = location;
  if (!/[?&](ticket|code|authCode|signOnError)=/.test(search)) return undefined;
  // A messenger returns without a page; the rest happens on the sign-in screen.
  history.replaceState(null, '', pathname + hrefOf(paths.login));
  useSignInProgress.setState({ busy: true });
  return search + hash;
}

/** Everything that runs before the first render. Network requests do not delay it. */
export async function start(): Promise<void> {
  watchConnection();
  applyScheme(useTheme.getState().scheme);
  storeMessageQuery(location);
  const signOn = finishSignOnFromUrl();
  useSession.setState({ session: await openSession() });
  void useSession.getState().loadBoot();
  void loadPerson();
  await loadLanguage();
  if (signOn) void loadChunk(() => import('../lib/sign-on.ts')).then(({ finishSignOn }) => finishSignOn(signOn));
}
