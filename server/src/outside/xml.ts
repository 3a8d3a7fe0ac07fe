import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** One element as parsed: its name, its attributes under `:@`, its children in order. */
type Raw = Record<string, unknown>;

export type Element = { name: string; attributes: Readonly<Record<string, string>>; children: readonly Raw[] };

const COMMENT = '#comment';
const TEXT = '#text';

const parser = new XMLParser({
  preserveOrder: true,
  trimValues: false,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  ignorePiTags: true,
  commentPropName: COMMENT,
});

const declarations = /<!\s*(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;

/** The root of a well-formed document; undefined for anything else, and for any document with its own declarations. */
export function readXml(text: string): Element | undefined {
  if (declarations.test(text)) return undefined;
  try {
    if (XMLValidator.validate(text) !== true) return undefined;
    const roots = elementsIn(parser.parse(text) as Raw[]);
    return roots.length === 1 ? roots[0] : undefined;
  } catch {
    return undefined;
  }
}

const nameOf = (raw: Raw) => Object.keys(raw).find((key) => key !== ':@') ?? '';

function elementsIn(raws: readonly Raw[]): Element[] {
  return raws.flatMap((raw) => {
    const name = nameOf(raw);
    if (name === TEXT || name === COMMENT) return [];
    const children = Array.isArray(raw[name]) ? (raw[name] as Raw[]) : [];
    return [{ name, attributes: (raw[':@'] ?? {}) as Record<string, string>, children }];
  });
}

export const childrenOf = (element: Element, name?: string) =>
  elementsIn(element.children).filter((child) => name === undefined || child.name === name);

/** The only child of that name; undefined if there are two. */
export function onlyChild(element: Element, name: string): Element | undefined {
  const found = childrenOf(element, name);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The text of an element that contains nothing but plain text. Parsers disagree on text interrupted by a comment or an
 * entity, so such a value is rejected.
 */
export function textOf({ children }: Element): string | undefined {
  const [only] = children;
  if (children.length !== 1 || !only || nameOf(only) !== TEXT) return undefined;
  return plain(String(only[TEXT]));
}

export const plain = (value: string) => (value.includes('&') || value.trim() === '' ? undefined : value.trim());

/** All text of an element in its order, also of the elements inside; entities stay as they are written. */
export const wholeText = ({ children }: Element): string =>
  children
    .map((child) => (nameOf(child) === TEXT ? String(child[TEXT]) : elementsIn([child]).map(wholeText).join('')))
    .join('');
