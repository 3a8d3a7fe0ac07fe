/** Puts values into the `{name}` places of a sentence. */
export const fill = (sentence: string, values: Record<string, string | number> = {}) =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
