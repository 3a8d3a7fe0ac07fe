type Params = Readonly<Record<string, string | number>>;

let translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** Set once before the first render; what a language lacks stays Chinese. */
export function setTranslations(next: typeof translations) {
  translations = next;
}

/** `t('page', { n: 3 })`: the word of an area in the person's language, its {names} filled in. */
export function textsOf<Area extends Readonly<Record<string, string>>>(area: string, zh: Area) {
  return (key: keyof Area & string, params: Params = {}): string => {
    const text = translations[area]?.[key] ?? zh[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
  };
}
