import { fail } from './fail.ts';

/** What a row says of its last change. */
export type LastChange = { version: number; updatedAt: string; updatedBy: string | null };

/** An editor who holds an older version is told who changed what, and when. */
export function assertNotStale({ version, updatedAt, updatedBy }: LastChange, expected: number, what: string): void {
  if (version === expected) return;
  const changed = { who: updatedBy ?? '—', when: updatedAt, what };
  fail('changed_meanwhile', changed, changed);
}
