import type { jobs } from '@yizhan/contract/calls/jobs.ts';
import { fail } from '../../common/fail.ts';
import type { Handlers } from '../../handlers.ts';
import { findOwnJob } from './queries.ts';
import { progressOf } from './rules.ts';

export const handlers: Handlers<typeof jobs> = {
  async get({ id }, { db, person, caller }) {
    const job = (await findOwnJob(db, person.id, id)) ?? fail('not_found');
    return progressOf(job, caller.language);
  },
};
