import { listReturnedCases } from '../../domain/cases/queries.ts';
import { caseAddress } from '../../domain/cases/write-change.ts';
import type { TodaySource } from './source.ts';

/** One's own cases that came back: nobody goes on with them before they are corrected. */
export const returnedCase: TodaySource = {
  shows: ['todos'],
  async load({ db, person }) {
    const cases = await listReturnedCases(db, person.id);
    return cases.map(({ id, title }) => ({ id, title, note: '', at: null, isLate: false, url: caseAddress(id) }));
  },
};
