import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { loadLanguage } from '../lib/language.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { hrefOf, paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useSignInProgress } from '../lib/sign-in-progress.ts';
import { openSession, tokenAge } from '../lib/stored-session.ts';
import { applyScheme, useTheme } from '../lib/theme.ts';
import { storeMessageQuery } from './message-query.ts';

/** Asks who it is; a token that grew old while the browser was closed is renewed first. */
async function loadPerson(): Promise<void> {
  if (!useSession.getState().session) return;
  if ((tokenAge() ?? 0) >= sessionLimits.refreshAtAgeSeconds)
    await (await loadChunk(() => import('../lib/refresh.ts'))).checkToken();
  // What failed is kept in the session: whoever needs it offers to ask again.
  await useSession
    .getState()
    .loginInit()
    .catch(() => undefined);
}

/** Back from a central login or WeChat: what the address carries is taken out of it at once. */
function finishSignOnFromUrl(): string | undefined {
  const { search, hash, pathname } = location;
  if (!/[?&](ticket|code|signOnError)=/.test(search)) return undefined;
  // WeChat comes back without a page; what follows is seen on the sign-in screen.
  history.replaceState(null, '', pathname + hrefOf(paths.login));
  useSignInProgress.setState({ busy: true });
  return search + hash;
}

/** Everything before the first render. What comes from the network does not hold it up. */
export async function start(): Promise<void> {
  applyScheme(useTheme.getState().scheme);
  storeMessageQuery(location);
  const signOn = finishSignOnFromUrl();
  useSession.setState({ session: await openSession() });
  void useSession.getState().loadBoot();
  void loadPerson();
  await loadLanguage();
  if (signOn) void loadChunk(() => import('../lib/sign-on.ts')).then(({ finishSignOn }) => finishSignOn(signOn));
}
