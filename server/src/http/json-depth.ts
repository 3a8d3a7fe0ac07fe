import * as serverLimits from '@yizhan/contract/limits/server.ts';

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);

/**
 * Why JSON text is not parsed, if so: a megabyte of brackets would take half a second, one of small values a tenth to
 * parse and check. Stops at the first that is too much.
 */
export function jsonFault(text: string): 'too_deep' | 'too_large' | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) at = endOfString(text, at);
    else if (opening.has(char)) depth += 1;
    else if (closing.has(char)) depth -= 1;
    else if (char === COMMA) values += 1;
    if (depth > serverLimits.maxJsonDepth) return 'too_deep';
    if (values > serverLimits.maxJsonValues) return 'too_large';
  }
  return undefined;
}

/** The position of the quote that ends the string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) return at;
    if (char === BACKSLASH) at += 1;
  }
  return text.length;
}
