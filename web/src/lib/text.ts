import type { en } from '@yizhan/contract/texts/en.ts';

type Params = Readonly<Record<string, string | number>>;
/** Every area the client says: English has each, so a screen with an area of its own compiles when both languages do. */
type Areas = typeof en;
type TextsOfArea<Name extends keyof Areas> = Readonly<Record<keyof Areas[Name], string>>;

let translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** Set once before the first render; what a language lacks stays Chinese. */
export function setTranslations(next: typeof translations) {
  translations = next;
}

/**
 * `const t = textsOf({ users })`, then `t('page', { n: 3 })`: the words of an area in the person's language, their {names} filled in.
 * The Chinese comes with the screen; the name it goes by is where English has the same.
 */
export function textsOf<Name extends keyof Areas>(area: { readonly [Each in Name]: TextsOfArea<Each> }) {
  const [[name, zh] = ['', {}]] = Object.entries<Readonly<Record<string, string>>>(area);
  return (key: keyof Areas[Name] & string, params: Params = {}): string => {
    const text = translations[name]?.[key] ?? zh[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, place: string) => String(params[place] ?? whole));
  };
}
