import { read, write } from './storage.ts';
import { setTranslations } from './text.ts';

type Language = 'zh-CN' | 'en';

export const languageNow = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'zh-CN');

/** Before the first render: what is not Chinese is loaded, what is Chinese is there already. */
export async function loadLanguage(): Promise<void> {
  const language = read<Language>('language') ?? languageNow();
  document.documentElement.lang = language;
  if (language === 'en') setTranslations((await import('@yizhan/contract/texts/en.ts')).en);
}

/** Every sentence is asked for when it is drawn, so a new language begins with a new page. */
export function switchLanguage(): void {
  write<Language>('language', languageNow() === 'en' ? 'zh-CN' : 'en');
  location.reload();
}
