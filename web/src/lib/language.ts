import type { PreferenceValue } from '@yizhan/contract/page-preferences.ts';
import { loadChunk } from './load-chunk.ts';
import { savePageChoice } from './page-preferences.ts';
import { setTranslations } from './text.ts';

/** Read from the document, which the server rendered in the language this browser chose. */
export const currentLanguage = (): PreferenceValue<'language'> =>
  document.documentElement.lang === 'en' ? 'en' : 'zh-CN';

/** Runs before the first render. Chinese is bundled; other languages are loaded. */
export async function loadLanguage(): Promise<void> {
  if (currentLanguage() === 'en') setTranslations((await loadChunk(() => import('@yizhan/contract/texts/en.ts'))).en);
}

/** Texts are looked up at render time, so switching the language reloads the page. */
export function switchLanguage(): void {
  savePageChoice('language', currentLanguage() === 'en' ? 'zh-CN' : 'en');
  location.reload();
}
