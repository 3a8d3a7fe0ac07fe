/** In display order. */
export type Group = 'searchPages' | 'searchManage' | 'searchActions' | 'searchServices';

export type Target = {
  key: string;
  name: string;
  group: Group;
  /** Muted text at the right: where the target is. */
  note?: string;
};

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Targets matching the keyword: names starting with it first, then names containing it, else its letters in order. */
export function findTargets<T extends Target>(targets: readonly T[], keyword: string): T[] {
  const query = plain(keyword);
  if (query === '') return [...targets];
  return targets
    .map((target) => ({ target, fit: rankMatch(plain(target.name), query) || isWithin(target, query) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ target }) => target);
}

/** Searching for a group's name also finds its members, after targets that have the name themselves. */
const isWithin = ({ note = '' }: Target, query: string) => Number(plain(note).startsWith(query));

function rankMatch(name: string, query: string): number {
  if (name.startsWith(query)) return 3;
  if (name.includes(query)) return 2;
  let from = 0;
  for (const letter of query) {
    from = name.indexOf(letter, from) + 1;
    if (from === 0) return 0;
  }
  return 1;
}
