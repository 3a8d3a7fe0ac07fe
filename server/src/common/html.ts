const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for use between tags and inside quoted attributes. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => named[character] ?? character);

/** A piece of HTML that is already safe. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | readonly Html[] | false | null | undefined;

const write = (piece: Piece): string => {
  if (piece === false || piece === null || piece === undefined) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(write).join('');
  return escaped(String(piece));
};

/** Every value is escaped unless it is Html itself. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]) =>
  new Html(strings.map((text, at) => text + write(pieces[at])).join(''));
