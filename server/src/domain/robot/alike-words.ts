import { homeWords } from './alike-words-home.ts';
import { officeWords } from './alike-words-offices.ts';

/**
 * Words of everyday Chinese that people exchange when they ask for the same thing, at a bank as at a school. They are
 * compared word by word, so that short ones may stand here, too; what belongs to a campus stands in `near-words.ts`.
 */
const groups = `${officeWords.trim()}\n${homeWords.trim()}`.split('\n').map((line) => line.split(' '));

const alike = new Map<string, Set<string>>();
for (const group of groups)
  for (const word of group) {
    const others = alike.get(word) ?? new Set();
    for (const other of group) if (other !== word) others.add(other);
    alike.set(word, others);
  }
const lists = new Map([...alike].map(([word, others]) => [word, [...others]] as const));
const none: readonly string[] = [];

export const areAlike = (one: string, other: string): boolean => alike.get(one)?.has(other) ?? false;

/** Words that may stand for this one. */
export const alikeTo = (word: string): readonly string[] => lists.get(word) ?? none;
