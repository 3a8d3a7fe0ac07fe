import { sealed } from '@yizhan/contract/texts/zh-CN/sealed.ts';
import { loadLanguage } from '../language.ts';
import { useSignInProgress } from '../sign-in-progress.ts';
import { textsOf } from '../text.ts';

const t = textsOf({ sealed });

/** The stored sign-in exists, but this page cannot decrypt it: tells the user why they must sign in, and what helps. */
export async function showKeyUnavailable(): Promise<void> {
  await loadLanguage();
  useSignInProgress.setState({ failure: t('keyAway') });
}
