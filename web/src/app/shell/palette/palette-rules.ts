/** In display order. */
export const groups = [
  'searchRecent',
  'searchServices',
  'searchNear',
  'searchPages',
  'searchSettings',
  'searchManage',
  'searchActions',
  'searchAnnouncements',
  'searchNews',
  'searchPeople',
] as const;
export type Group = (typeof groups)[number];

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

/** Letters in order only count for a few: those of a whole sentence stand in order by chance. */
const SCATTERED = 4;

function rankMatch(name: string, query: string): number {
  if (name.startsWith(query)) return 3;
  if (name.includes(query)) return 2;
  if ([...query].length > SCATTERED) return 0;
  let from = 0;
  for (const letter of query) {
    from = name.indexOf(letter, from) + 1;
    if (from === 0) return 0;
  }
  return 1;
}

/** Whether a name has the typed text in it, not just its letters somewhere. */
const isNamed = ({ name }: Target, keyword: string) => plain(name).includes(plain(keyword));

/**
 * One list of groups without gaps. A group in which a name has the typed text comes before those in which letters are
 * scattered, so that a page with three of its letters does not stand before the service that was meant. What is only near
 * has no such name: its way to the hall repeats the words.
 */
export function arrangeTargets<T extends Target>(targets: readonly T[], keyword: string): T[] {
  const isStrong = (group: Group) =>
    keyword.trim() === '' ||
    group === 'searchServices' ||
    (group !== 'searchNear' && targets.some((target) => target.group === group && isNamed(target, keyword)));
  const ordered = [...groups.filter(isStrong), ...groups.filter((group) => !isStrong(group))];
  return ordered.flatMap((group) => targets.filter((target) => target.group === group));
}
