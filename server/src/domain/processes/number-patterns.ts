/** `#`: any digit. The counter stands behind it, with at least so many digits. */
type Shape = { head: string; least: number };

const shapeOf = (pattern: string): Shape => {
  const [, head = '', zeros = ''] = /^(.*)\{(0+)\}$/.exec(pattern.replace('{yyyy}', '####')) ?? [];
  return { head, least: zeros.length };
};

const isDigit = (letter: string) => /[0-9#]/.test(letter);
const canEqual = (one: string, other: string) =>
  one === other || (one === '#' && isDigit(other)) || (other === '#' && isDigit(one));

/** Whether two patterns can ever give the same number: `A-{yyyy}-{000}` and `A-{yyyy}-{0000}` do from the thousandth on. */
export function canCollide(one: string, other: string): boolean {
  const [short, long] = [shapeOf(one), shapeOf(other)].sort((a, b) => a.head.length - b.head.length);
  if (!short || !long) return false;
  const isSameHead = [...short.head].every((letter, at) => canEqual(letter, long.head[at] ?? ''));
  const rest = long.head.slice(short.head.length);
  if (!isSameHead || ![...rest].every(isDigit)) return false;
  // What is left of the longer head would be the first digits of the other counter: zeros only stand where it is filled up.
  return !rest.startsWith('0') || rest.length + long.least <= short.least;
}
