import { numbersIn } from './numbers-in.ts';
import { plainText } from './phrase.ts';
import { isEachClauseSaidIn } from './said-in.ts';

/** What a language model may speak from: the approved answer of one entry. */
export type Passage = { faqId: string; question: string; text: string };

const citation = /\[(\d{1,2})\]/g;
/** Behind the mark and the citations that follow it. */
const sentenceEnd = /(?<=[。！？!?；;\n]\s*(?:\[\d{1,2}\]\s*)*)(?!\s*\[)(?=.)/su;

/** The whole sentences of a text that is still being written, and the rest. */
export function splitSentences(text: string): { whole: string[]; rest: string } {
  const parts = text.split(sentenceEnd);
  const rest = parts.pop() ?? '';
  return { whole: parts.map((one) => one.trim()).filter(hasWords), rest };
}

export const hasWords = (sentence: string) => plainText(sentence.replace(citation, '')) !== '';

/**
 * RB-5: the passages a sentence names, if each is known and together they say what it says; else undefined. A model
 * that follows instructions inside a text says something that no passage says.
 */
export function checkSentence(sentence: string, passages: readonly Passage[]): Passage[] | undefined {
  const named = [...sentence.matchAll(citation)].map(([, number]) => passages[Number(number) - 1]);
  const known = named.flatMap((passage) => passage ?? []);
  if (known.length === 0 || known.length < named.length) return undefined;
  return isSaidIn(sentence.replace(citation, ''), known) ? known : undefined;
}

/** The sentence with the numbers its passages have among those that were used. */
export const renumbered = (sentence: string, passages: readonly Passage[], used: readonly Passage[]) =>
  sentence.replace(citation, (_, number: string) => {
    const passage = passages[Number(number) - 1];
    return passage ? `[${used.indexOf(passage) + 1}]` : '';
  });

const figure = /\d+(?:[.:]\d+)*/g;
const address = /[\w.+-]+@[\w.-]*\w|(?:https?:\/\/|www\.)[\w./:?=&%-]*[\w/]/gi;

/** Numbers, however they are written, and addresses: each whole, since 3 is not said by 13. */
const exactParts = (text: string) => [
  ...(text.match(figure) ?? []),
  ...numbersIn(text),
  ...(text.match(address) ?? []),
];

/** Every number and address is there, and each clause is said. */
function isSaidIn(sentence: string, passages: readonly Passage[]): boolean {
  const source = passages.map(({ question, text }) => `${question} ${text}`).join(' ');
  const exact = new Set(exactParts(source));
  return exactParts(sentence).every((one) => exact.has(one)) && isEachClauseSaidIn(sentence, passages);
}

const personal = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  // Identity cards, telephones, student numbers, bank cards: any long number.
  /(?:\d[\s-]?){5,}[\dXx]/g,
];

/** Personal data is not sent to a foreign server: addresses, long numbers, and the asker's own name. */
export const withoutPersonalData = (question: string, names: readonly string[]): string =>
  names
    .filter((name) => name.length > 1)
    .reduce(
      (text, name) => text.replaceAll(name, '＊'),
      personal.reduce((text, kind) => text.replace(kind, '＊'), question),
    );
