import { fold } from '../search/fold-text.ts';
import { initialsOf, readingsOf } from '../search/sounds.ts';

/** ` zhangwei zw`: every likely reading of a name and its initials, each after a space, so that beginnings are found. */
export function nameSounds(name: string): string {
  const readings = readingsOf(fold(name));
  const words = [...readings.map((reading) => reading.join('')), ...readings.map(initialsOf)];
  return [...new Set(words)].map((word) => ` ${word}`).join('');
}

/**
 * The pattern that finds typed letters in the sounds of names, or undefined for what nobody types as pinyin. One or two
 * letters are the beginning of a reading or of initials; more may also be a given name.
 */
export function soundPattern(typed: string): string | undefined {
  const letters = fold(typed).replace(/[\s']/g, '');
  if (!/^[a-z][a-z0-9]*$/.test(letters)) return undefined;
  return letters.length < 3 ? `% ${letters}%` : `%${letters}%`;
}
