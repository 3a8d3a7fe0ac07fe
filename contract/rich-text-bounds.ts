import * as fieldLimits from './limits/fields.ts';

/** Elements without an end tag. */
const empty = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/**
 * Whether HTML is simple enough to be parsed: the number of tags and how deep they are nested. One pass, since a parser
 * needs time in the square of the depth. Whatever looks like a tag counts, in comments and attributes as well.
 */
export function isBoundedHtml(html: string): boolean {
  let marks = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1))
    if (++marks > fieldLimits.richTextMarks) return false;
  return isShallow(html);
}

function isShallow(html: string): boolean {
  const open: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,15})/gi)) {
    const tag = name.toLowerCase();
    if (end) open.splice(lastOf(open, tag));
    else if (!empty.has(tag) && open.push(tag) > fieldLimits.richTextDepth) return false;
  }
  return true;
}

/** An end tag closes everything down to its start tag, and nothing if there is none. */
function lastOf(open: readonly string[], tag: string): number {
  const at = open.lastIndexOf(tag);
  return at < 0 ? open.length : at;
}
