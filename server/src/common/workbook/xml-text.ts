/** Texts and attributes of the XML in a workbook. */

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(entity, (_, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** The text itself: lines end as XML says, entities, and Excel's own _xHHHH_ for characters that XML forbids. */
export function decodeText(raw: string): string {
  const text = decodeEntities(raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw);
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const cdata = /<!\[CDATA\[([\s\S]*?)\]\]>/g;
const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : '&gt;'));
const phonetic = /<((?:[\w.-]+:)?)rPh(?=[\s>])[\s\S]*?<\/\1rPh>/g;
const textElement = /<((?:[\w.-]+:)?)t(?:\s[^>]*)?(?<!\/)>([\s\S]*?)<\/\1t>/g;

/** All texts of a plain or rich string, without the phonetic hints of Chinese and Japanese names. */
export function joinTexts(xml: string): string {
  const plain = xml
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(cdata, (_, text: string) => escapeMarkup(text))
    .replace(phonetic, '');
  let text = '';
  for (const [, , piece = ''] of plain.matchAll(textElement)) text += piece;
  return decodeText(text);
}

/** Also for a cell's value, where it may stand without an element of its own. */
export const decodeValue = (raw: string) =>
  decodeText(raw.includes('<![CDATA[') ? raw.replace(cdata, (_, text: string) => escapeMarkup(text)) : raw);

export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found ? decodeEntities(found[1] ?? found[2] ?? '') : undefined;
}

/** The opening tags of one name, whatever their prefix. */
export const openingTags = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])[^>]*>`, 'g')) ?? [];

const special = /[&<>\p{Cc}\uFFFE\uFFFF]|_x[\dA-Fa-f]{4}_/u;
const allSpecial = new RegExp(special, 'gu');

/** Markup, what XML forbids, and what Excel would take for its own escape. */
export function escapeText(text: string): string {
  if (!special.test(text)) return text;
  return text.replace(allSpecial, (found) => {
    if (found === '&') return '&amp;';
    if (found === '<') return '&lt;';
    if (found === '>') return '&gt;';
    if (found === '\n' || found === '\t') return found;
    if (found.startsWith('_x')) return `_x005F${found}`;
    return `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
  });
}

export const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;');
