/** Texts and attributes of the XML in a workbook. */

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const entity = /&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g;

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  // The five names are nearly all there is; & comes last, as what it makes is no entity.
  if (!text.includes('&#'))
    return text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&');
  return text.replace(entity, (_, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? '';
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

const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : '&gt;'));
const CDATA = '<![CDATA[';

/** The content of one element that holds nothing but text. */
export function decodeValue(raw: string): string {
  if (!raw.includes(CDATA)) return decodeText(raw);
  let text = '';
  let p = 0;
  for (let at = raw.indexOf(CDATA); at >= 0; at = raw.indexOf(CDATA, p)) {
    const end = raw.indexOf(']]>', at);
    if (end < 0) break;
    text += raw.slice(p, at) + escapeMarkup(raw.slice(at + CDATA.length, end));
    p = end + 3;
  }
  return decodeText(text + raw.slice(p));
}

/**
 * All texts of a plain or rich string, without the phonetic hints of Chinese and Japanese names. Every step goes
 * forward, so that no crafted text takes longer than its length.
 */
export function joinTexts(xml: string): string {
  let text = '';
  let p = 0;
  for (let lt = xml.indexOf('<'); lt >= 0; lt = xml.indexOf('<', p)) {
    const isComment = xml.startsWith('<!--', lt);
    const gt = xml.indexOf(isComment ? '-->' : '>', lt);
    if (gt < 0) break;
    p = gt + (isComment ? 3 : 1);
    const name = /^[\w.:-]{1,64}/.exec(xml.slice(lt + 1, lt + 65))?.[0] ?? '';
    const isText = name === 't' || name.endsWith(':t');
    const isHint = name === 'rPh' || name.endsWith(':rPh');
    if (isComment || !(isText || isHint) || xml[gt - 1] === '/') continue;
    const close = xml.indexOf(`</${name}`, p);
    if (close < 0) break;
    if (isText) text += decodeValue(xml.slice(p, close));
    p = close;
  }
  return text;
}

export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found ? decodeEntities(found[1] ?? found[2] ?? '') : undefined;
}

/** The opening tags of one name, whatever their prefix. A '<' cannot stand inside a tag: each match ends before it. */
export const openingTags = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>`, 'g')) ?? [];

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
