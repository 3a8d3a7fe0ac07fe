import { fail } from './fail.ts';
import { parseWireTime } from './wire-time.ts';

/** From one wire time to another; as text they sort like times. */
export type TimeWindow = { from: string; until: string };

export const isWithin = ({ from, until }: TimeWindow, at: string) => from <= at && at < until;

/** The first moment after `at` at which one of the windows opens or closes. */
export function nextBoundary(windows: readonly TimeWindow[], at: string): string | null {
  const edges = windows.flatMap(({ from, until }) => [from, until]).filter((edge) => edge > at);
  return edges.sort()[0] ?? null;
}

/** Refuses a window with an invalid time or that ends before it begins; `fields` are the names on the form. */
export function assertWindow({ from, until }: TimeWindow, fields: TimeWindow): void {
  const wrong = [parseWireTime(from) ? [] : fields.from, parseWireTime(until) ? [] : fields.until].flat();
  if (wrong.length > 0) fail('invalid_input', { fields: wrong.join(', ') }, { fields: wrong });
  if (until <= from) fail('window_backwards', {}, { field: fields.until });
}
