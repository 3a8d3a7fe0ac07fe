/** Spaces of every width and characters that cannot be seen, as copied from web pages. */
const edges = /^[\s\u200b\u200e\u200f\ufeff]+|[\s\u200b\u200e\u200f\ufeff]+$/g;

export const trimCell = (text: string) => text.replace(edges, '');

/** Full-width letters and digits count as the usual ones. */
export const narrow = (text: string) => (/[\uff01-\uff5e\u3000]/.test(text) ? text.normalize('NFKC') : text);

export const foldLabel = (text: string) => narrow(trimCell(text)).toLowerCase();
