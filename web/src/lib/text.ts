import type { en } from '@yizhan/contract/texts/en.ts';

type Params = Readonly<Record<string, string | number>>;
/** All text areas of the client. English has every area, so a new area compiles only if both languages have it. */
type Areas = typeof en;
type TextsOfArea<Name extends keyof Areas> = Readonly<Record<keyof Areas[Name], string>>;

let translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** Set once before the first render; missing translations fall back to Chinese. */
export function setTranslations(next: typeof translations) {
  translations = next;
}

/**
 * `const t = textsOf({ users })`, then `t('page', { n: 3 })`: a text of the area in the current language, with its
 * {placeholders} filled in. The Chinese texts are bundled with the screen; the area's name finds the English ones.
 */
export function textsOf<Name extends keyof Areas>(area: { readonly [Each in Name]: TextsOfArea<Each> }) {
  const [[name, zh] = ['', {}]] = Object.entries<Readonly<Record<string, string>>>(area);
  return (key: keyof Areas[Name] & string, params: Params = {}): string => {
    const text = translations[name]?.[key] ?? zh[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, place: string) => String(params[place] ?? whole));
  };
}
