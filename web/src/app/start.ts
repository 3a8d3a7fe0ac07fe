import { limits } from '@yizhan/contract/limits.ts';
import { loadLanguage } from '../lib/language.ts';
import { useSession } from '../lib/session.ts';
import { tokenAge } from '../lib/stored-session.ts';
import { applyScheme, useTheme } from '../lib/theme.ts';
import { keepMessageQuery } from './message-query.ts';

/** Asks who it is; a token that grew old while the browser was closed is renewed first. */
async function loadPerson(): Promise<void> {
  if (!useSession.getState().session) return;
  if ((tokenAge() ?? 0) >= limits.refreshAtAgeSeconds) await (await import('../lib/refresh.ts')).checkToken();
  // What failed is kept in the session: whoever needs it offers to ask again.
  await useSession
    .getState()
    .loginInit()
    .catch(() => undefined);
}

/** Everything before the first render. What comes from the network does not hold it up. */
export async function start(): Promise<void> {
  applyScheme(useTheme.getState().scheme);
  keepMessageQuery(location);
  void useSession.getState().loadBoot();
  void loadPerson();
  await loadLanguage();
}
