import { fail } from './fail.ts';

/** Who last changed a row, and when. */
export type LastChange = { version: number; updatedAt: string; updatedBy: string | null };

/** An editor with a stale version learns who changed what, and when. */
export function assertNotStale({ version, updatedAt, updatedBy }: LastChange, expected: number, what: string): void {
  if (version === expected) return;
  const changed = { who: updatedBy ?? '—', when: updatedAt, what };
  fail('changed_meanwhile', changed, changed);
}

type Answerable = {
  version: number;
  createdAt: string;
  who: string;
  answeredAt: string | null;
  answeredBy: string;
};

/** The last change of what is asked once and answered once: the answer or, before that, the question. */
export const lastChangeOfAnswerable = ({ version, answeredAt, answeredBy, createdAt, who }: Answerable): LastChange =>
  answeredAt === null
    ? { version, updatedAt: createdAt, updatedBy: who }
    : { version, updatedAt: answeredAt, updatedBy: answeredBy };
