import type { InUse, Use } from '@yizhan/contract/entities/in-use.ts';
import { uses as en } from '@yizhan/contract/texts/en/uses.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { uses as zh } from '@yizhan/contract/texts/zh-CN/uses.ts';
import { usingKindNames } from '@yizhan/contract/using-kinds.ts';
import type { Caller } from '../person.ts';
import { fail } from './fail.ts';

/** One user of something, and how many there are of its kind. */
export type CountedUse = Use & { total: number };

/** How many of a kind the message names; the rest stand in the result. */
const NAMED = 3;

/** Refuses to remove something that is still in use, and lists its users. */
export function assertUnused(found: readonly CountedUse[], { language }: Pick<Caller, 'language'>): void {
  if (found.length === 0) return;
  const words = language === 'en' ? en : zh;
  const [comma, semicolon, open, close] = language === 'en' ? [', ', '; ', ' (', ')'] : ['、', '；', '（', '）'];
  const { usedBy, totals } = toInUse(found);
  const by = usingKindNames.flatMap((kind) => {
    const ofKind = found.filter((use) => use.kind === kind);
    const n = totals[kind];
    if (n === undefined) return [];
    const names = ofKind.flatMap(({ name }) => name || []).slice(0, NAMED);
    const listing = names.length === 0 ? '' : `${open}${names.join(comma)}${n > NAMED ? '…' : ''}${close}`;
    return fill(words[kind], { n }) + listing;
  });
  fail('in_use', { by: by.join(semicolon) }, { usedBy, totals });
}

/** What uses a thing, as a refusal lists it. */
export const toInUse = (found: readonly CountedUse[]): InUse => ({
  usedBy: found.map(({ kind, id, name }) => ({ kind, id, name })),
  totals: Object.fromEntries(found.map(({ kind, total }) => [kind, total])),
});
