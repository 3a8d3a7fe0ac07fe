import { sealed } from '@yizhan/contract/texts/zh-CN/sealed.ts';
import { loadLanguage } from '../language.ts';
import { useSignInProgress } from '../sign-in-progress.ts';
import { textsOf } from '../text.ts';

const t = textsOf({ sealed });

/** The sign-in that this page cannot open is still there: its person reads why they are asked to sign in, and what helps. */
export async function showKeyUnavailable(): Promise<void> {
  await loadLanguage();
  useSignInProgress.setState({ failure: t('keyAway') });
}
