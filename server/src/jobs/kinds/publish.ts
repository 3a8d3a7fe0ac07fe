import { failDue, publishDue } from '../../domain/publishing/due.ts';
import type { Failed, Run, Work } from '../job.ts';

const due = ({ payload, now }: Pick<Work<'publish'>, 'payload' | 'now'>) => ({
  id: payload.publicationId,
  number: payload.number,
  now,
});

export const run: Run<'publish'> = (work) => publishDue(work.db, work.parts, due(work));

export const failed: Failed<'publish'> = (work, failure) => failDue(work.db, work.parts, due(work), failure);
