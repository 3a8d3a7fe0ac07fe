import * as openLimits from '@yizhan/contract/limits/open.ts';
import type { ItemResult, OpenCall } from '@yizhan/contract/open/calls.ts';
import * as z from 'zod';
import { inSlices } from '../../common/in-slices.ts';
import { type ItemFailure, toItemResult } from '../../features/open-push/handler.ts';
import type { Caller } from '../../person.ts';
import { invalidInput } from '../errors.ts';

const anyBatch = z.object({ items: z.array(z.unknown()).min(1).max(openLimits.maxItems) });

export type CheckedBatch = {
  /** Those that are as they should be, in order. */
  items: unknown[];
  /** Every item answered, with what the handler says of those it was given. */
  resultOf(failures: readonly ItemFailure[], language: Caller['language']): ItemResult[];
};

type CheckedItem = { id: string; place: number } | { id: string; refused: Omit<ItemFailure, 'at'> };

/** Checks each item by itself: a wrong one does not hold up the others. Other requests get their turns in between. */
export async function checkBatch({ item, key }: NonNullable<OpenCall['batch']>, body: unknown): Promise<CheckedBatch> {
  const batch = anyBatch.safeParse(body);
  if (!batch.success) throw invalidInput(batch.error);
  const seen = new Set<string>();
  const items: unknown[] = [];
  const check = (raw: unknown): CheckedItem => {
    const id = idOf(raw, key);
    const parsed = item.safeParse(raw);
    if (!parsed.success) return { id, refused: { code: 'invalid', params: { fields: fieldsOf(parsed.error) } } };
    if (seen.has(id)) return { id, refused: { code: 'duplicate' } };
    seen.add(id);
    return { id, place: items.push(parsed.data) - 1 };
  };
  const answers: CheckedItem[] = [];
  await inSlices(
    (function* () {
      for (const raw of batch.data.items) yield void answers.push(check(raw));
    })(),
  );
  return {
    items,
    resultOf(failures, language) {
      const byPlace = new Map(failures.map((failure) => [failure.at, failure]));
      return answers.map((one) =>
        toItemResult(one.id, 'refused' in one ? one.refused : byPlace.get(one.place), language),
      );
    },
  };
}

const idOf = (raw: unknown, key: string): string => {
  const value = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value.trim().slice(0, openLimits.sourceIdLength * 4) : '';
};

const fieldsOf = (error: z.ZodError) =>
  [...new Set(error.issues.map(({ path }) => path.join('.') || '*'))].slice(0, 5).join(', ');
