import type { PreferenceValue } from '@yizhan/contract/page-preferences.ts';
import { loadChunk } from './load-chunk.ts';
import { savePageChoice } from './page-preferences.ts';
import { setTranslations } from './text.ts';

/** The document says it: the server wrote it in the language this browser chose. */
export const currentLanguage = (): PreferenceValue<'language'> =>
  document.documentElement.lang === 'en' ? 'en' : 'zh-CN';

/** Before the first render: what is not Chinese is loaded, what is Chinese is there already. */
export async function loadLanguage(): Promise<void> {
  if (currentLanguage() === 'en') setTranslations((await loadChunk(() => import('@yizhan/contract/texts/en.ts'))).en);
}

/** Every sentence is asked for when it is drawn, so a new language begins with a new page. */
export function switchLanguage(): void {
  savePageChoice('language', currentLanguage() === 'en' ? 'zh-CN' : 'en');
  location.reload();
}
