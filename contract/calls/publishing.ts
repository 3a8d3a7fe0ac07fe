import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing, page, pageQuery, time } from '../entities/common.ts';
import { change, publicationState, revision, revisionNumber, saved, side, version } from '../entities/publishing.ts';
import { publishingRoutes } from '../routes/publishing.ts';

const held = z.object({ id, version });

export const publishing = calls(publishingRoutes, {
  detail: {
    summary: 'What is drafted, published and scheduled, and why the last schedule came to nothing',
    input: byId,
    output: publicationState,
  },
  revisions: {
    summary: 'The revisions, newest first',
    input: pageQuery.extend({ id }),
    output: page(revision),
  },
  difference: {
    summary: 'What differs between two revisions, or a revision and the draft',
    input: z.object({ id, from: side, to: side }),
    output: z.array(change),
  },
  publish: {
    summary: 'Make the draft the published revision; what is scheduled is cancelled',
    input: held,
    output: saved,
  },
  schedule: {
    summary: 'Freeze the draft as a revision that is published at a later time',
    input: held.extend({ at: time }),
    output: saved,
  },
  unschedule: { summary: 'Take back what is scheduled; it becomes the draft again', input: held, output: saved },
  rollBack: {
    summary:
      'Publish the content of an older revision again, as a new revision; a draft stays, what is scheduled is cancelled',
    input: held.extend({ number: revisionNumber }),
    output: saved,
  },
  discard: {
    summary: 'Drop the draft; what was never published or scheduled is gone altogether',
    input: held,
    output: nothing,
  },
});
