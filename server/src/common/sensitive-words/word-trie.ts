import { foldLetters } from './fold-letters.ts';

export type TrieWord = { word: string /** What lies inside it is no hit. */; isAllowed?: boolean };

/**
 * Words by their letters, as plain arrays in shared memory: another thread reads them without a copy. A step from a node
 * by a letter is an entry of an open hash table, so words are added in any order and nothing has to be sorted.
 */
export type WordTrie = {
  /** Of each entry: the node it leads from, the letter, the node it leads to (0 = no entry). */
  from: Int32Array;
  letters: Uint16Array;
  to: Int32Array;
  /** Of each node: the index of its word plus one, negative for an allowed one; 0 = no word ends here. */
  ends: Int32Array;
  /** Whether a word begins with the letter. */
  begins: Uint8Array;
};

const ROOT = 1;
const WORDS_IN_SLICE = 200;

function slotOf({ from, letters, to }: WordTrie, node: number, letter: number): number {
  const mask = to.length - 1;
  let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(letter, 0x85ebca6b)) >>> 0;
  slot = (slot ^ (slot >>> 15)) & mask;
  while (to[slot] !== 0 && (from[slot] !== node || letters[slot] !== letter)) slot = (slot + 1) & mask;
  return slot;
}

/** The node that a letter leads to; 0 when no word goes on with it. */
export const stepFrom = (trie: WordTrie, node: number, letter: number): number =>
  trie.to[slotOf(trie, node, letter)] ?? 0;

export const firstNode = ROOT;

function emptyTrie(letters: number): WordTrie {
  // Half of the entries stay free: then a step looks at one or two of them.
  const entries = 2 ** Math.ceil(Math.log2(Math.max(2, letters * 2)));
  return {
    from: new Int32Array(new SharedArrayBuffer(entries * 4)),
    letters: new Uint16Array(new SharedArrayBuffer(entries * 2)),
    to: new Int32Array(new SharedArrayBuffer(entries * 4)),
    ends: new Int32Array(new SharedArrayBuffer((letters + 2) * 4)),
    begins: new Uint8Array(new SharedArrayBuffer(0x10000)),
  };
}

/** In slices, so that a long list does not hold up others. Of words with the same letters the last one counts. */
export function* buildTrie(words: readonly TrieWord[]): Generator<undefined, WordTrie> {
  const folded: Uint16Array[] = [];
  let total = 0;
  for (const { word } of words) {
    const { codes } = foldLetters(word);
    total += codes.length;
    if (folded.push(codes) % WORDS_IN_SLICE === 0) yield;
  }
  const trie = emptyTrie(total);
  let nodes = ROOT;
  for (const [index, codes] of folded.entries()) {
    if (index % WORDS_IN_SLICE === 0) yield;
    if (codes.length === 0) continue;
    let node = ROOT;
    for (const letter of codes) {
      const slot = slotOf(trie, node, letter);
      if (trie.to[slot] === 0) {
        nodes += 1;
        trie.from[slot] = node;
        trie.letters[slot] = letter;
        trie.to[slot] = nodes;
      }
      node = trie.to[slot] ?? 0;
    }
    trie.ends[node] = words[index]?.isAllowed ? -(index + 1) : index + 1;
    trie.begins[codes[0] ?? 0] = 1;
  }
  return trie;
}
