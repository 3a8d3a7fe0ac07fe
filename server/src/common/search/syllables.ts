const initials = 'b p m f d t n l g k h j q x zh ch sh r z c s y w'.split(' ');
const finals: Readonly<Record<string, string>> = {
  b: 'a o ai ei ao an en ang eng i ie iao ian in ing u',
  p: 'a o ai ei ao ou an en ang eng i ie iao ian in ing u',
  m: 'a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u',
  f: 'a o ei ou an en ang eng u',
  d: 'a e ai ei ao ou an en ang eng ong i ie iao iu ian ing u uo ui uan un',
  t: 'a e ai ao ou an ang eng ong i ie iao ian ing u uo ui uan un',
  n: 'a e ai ei ao ou an en ang eng ong i ie iao iu ian in iang ing u uo uan v ve',
  l: 'a e ai ei ao ou an ang eng ong i ia ie iao iu ian in iang ing u uo uan un v ve',
  g: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  k: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  h: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  j: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  q: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  x: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  zh: 'i a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  ch: 'i a e ai ao ou an en ang eng ong u ua uo uai ui uan un uang',
  sh: 'i a e ai ei ao ou an en ang eng u ua uo uai ui uan un uang',
  r: 'i e ao ou an en ang eng ong u ua uo ui uan un',
  z: 'i a e ai ei ao ou an en ang eng ong u uo ui uan un',
  c: 'i a e ai ei ao ou an en ang eng ong u uo ui uan un',
  s: 'i a e ai ao ou an en ang eng ong u uo ui uan un',
  y: 'a o e ao ou an ang i in ing ong u ue uan un',
  w: 'a o ai ei an en ang eng u',
};
const alone = 'a o e ai ei ao ou an en ang er'.split(' ');

const syllables: ReadonlySet<string> = new Set([
  ...alone,
  ...initials.flatMap((initial) => (finals[initial] ?? '').split(' ').map((final) => initial + final)),
]);
const LONGEST = 6;
const begun: ReadonlySet<string> = new Set(
  [...syllables].flatMap((syllable) => [...syllable].map((_, at) => syllable.slice(0, at + 1))),
);

/** Whether letters can be read as pinyin from end to end; the last syllable may still be on its way. */
export function isPinyin(letters: string): boolean {
  const reach = [true];
  for (let end = 1; end <= letters.length; end += 1) {
    reach[end] = false;
    for (let from = Math.max(0, end - LONGEST); from < end && !reach[end]; from += 1)
      reach[end] = reach[from] === true && syllables.has(letters.slice(from, end));
  }
  if (reach[letters.length]) return true;
  for (let from = Math.max(0, letters.length - LONGEST); from < letters.length; from += 1) {
    if (reach[from] && begun.has(letters.slice(from))) return true;
  }
  return false;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** What can be read as pinyin and is one letter away: one wrong, missing, too many, or two in the wrong order. */
export function oneLetterAway(letters: string): string[] {
  const all = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, rest] = [letters.slice(0, at), letters.slice(at)];
    if (rest) all.add(before + rest.slice(1));
    if (rest.length > 1) all.add(`${before}${rest[1]}${rest[0]}${rest.slice(2)}`);
    for (const letter of alphabet) {
      all.add(before + letter + rest);
      if (rest) all.add(before + letter + rest.slice(1));
    }
  }
  all.delete(letters);
  return [...all].filter(isPinyin);
}
