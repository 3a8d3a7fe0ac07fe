import { uses as en } from '@yizhan/contract/texts/en/uses.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { uses as zh } from '@yizhan/contract/texts/zh-CN/uses.ts';
import type { Caller } from '../person.ts';
import { fail } from './fail.ts';

/** How many objects of a kind use something, and the names of the first of them. */
export type Usage = { kind: keyof typeof zh; count: number; names: string[] };

const NAMED = 3;

/** Refuses to remove something that is still in use, and lists its users. */
export function assertUnused(uses: readonly Usage[], { language }: Pick<Caller, 'language'>): void {
  const found = uses.filter((use) => use.count > 0);
  if (found.length === 0) return;
  const words = language === 'en' ? en : zh;
  const [comma, semicolon] = language === 'en' ? [', ', '; '] : ['、', '；'];
  const by = found.map(({ kind, count, names }) => {
    const listing = names.slice(0, NAMED).join(comma);
    return fill(words[kind], { n: count, names: count > NAMED ? `${listing}…` : listing });
  });
  fail('in_use', { by: by.join(semicolon) }, { uses: found });
}
