import { sealed } from '@yizhan/contract/texts/zh-CN/sealed.ts';
import { useEntry } from '../entry.ts';
import { loadLanguage } from '../language.ts';
import { textsOf } from '../text.ts';

const t = textsOf('sealed', sealed);

/** The sign-in that this page cannot open is still there: its person reads why they are asked to sign in, and what helps. */
export async function tell(): Promise<void> {
  await loadLanguage();
  useEntry.setState({ failure: t('keyAway') });
}
