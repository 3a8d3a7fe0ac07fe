/** The attribute that holds the style of a pasted element: see clean-pasted.ts. */
export const styleName = 'data-style';

/** What a text processor states of an element, by property; names in lower case. */
export type PastedStyle = ReadonlyMap<string, string>;

function readDeclarations(written: string): PastedStyle {
  const declarations = written.split(';').flatMap((one): [string, string][] => {
    const at = one.indexOf(':');
    return at < 0
      ? []
      : [
          [
            one.slice(0, at).trim().toLowerCase(),
            one
              .slice(at + 1)
              .trim()
              .toLowerCase(),
          ],
        ];
  });
  return new Map(declarations);
}

/** What the element itself states. */
export const readStyle = (element: Element): PastedStyle => readDeclarations(element.getAttribute(styleName) ?? '');

/** Excel and WPS sheets state how cells look by classes of a style sheet. */
export function readClassStyles(sheet: string): ReadonlyMap<string, PastedStyle> {
  const rules = sheet.matchAll(/(?:^|[\s,}])(?:td|th|span|font)?\.([\w-]+)\s*\{([^{}]*)\}/gi);
  return new Map([...rules].map(([, name = '', body = '']) => [name, readDeclarations(body)]));
}

export type StyleOf = (element: Element) => PastedStyle;

/** The style of an element: of its classes, then its own. */
export const styleReader =
  (classStyles: ReadonlyMap<string, PastedStyle>): StyleOf =>
  (element) => {
    const names = element.getAttribute('class')?.split(/\s+/) ?? [];
    const ofClasses = names.flatMap((name) => [...(classStyles.get(name) ?? [])]);
    return new Map([...ofClasses, ...readStyle(element)]);
  };

export const isHidden = (style: PastedStyle) => style.get('display') === 'none' || style.get('mso-hide') === 'all';

/** The lists of comments and the page's own header and footer, which belong to no text. */
export const isApart = (style: PastedStyle) => /^(comment|header|footer)/.test(style.get('mso-element') ?? '');
