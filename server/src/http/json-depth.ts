import * as serverLimits from '@yizhan/contract/limits/server.ts';

const [QUOTE, BACKSLASH] = [34, 92];
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);

/** Whether JSON text nests too deeply to be parsed: a megabyte of brackets would take half a second. Stops at the first. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) at = endOfString(text, at);
    else if (opening.has(char)) depth += 1;
    else if (closing.has(char)) depth -= 1;
    if (depth > serverLimits.maxJsonDepth) return true;
  }
  return false;
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
