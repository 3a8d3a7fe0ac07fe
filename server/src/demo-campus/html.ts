/** Markup that is safe to write into a page. */
export class Html {
  constructor(readonly text: string) {}
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

type Part = string | number | Html | readonly Html[];

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeText(String(part));
};

/** A tagged template: everything put in is escaped, except markup made by the same tag. */
export const html = (words: TemplateStringsArray, ...parts: Part[]) =>
  new Html(words.map((word, at) => word + (at < parts.length ? textOf(parts[at] ?? '') : '')).join(''));
