import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, filled, id, nothing, page, pageQuery, time } from '../entities/common.ts';
import { change, publicationState, revision, revisionNumber, saved, side, version } from '../entities/publishing.ts';
import { publishingRoutes } from '../routes/publishing.ts';

const held = z.object({ id, version });
/** With `acceptLosses` the editor was told what gets worse and publishes all the same. */
const going = held.extend({ acceptLosses: z.boolean().optional() });

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
    input: going,
    output: saved,
  },
  schedule: {
    summary: 'Freeze the draft as a revision that is published at a later time',
    input: going.extend({ at: time }),
    output: saved,
  },
  unschedule: { summary: 'Take back what is scheduled; it becomes the draft again', input: held, output: saved },
  rollBack: {
    summary:
      'Publish the content of an older revision again, as a new revision; a draft stays, what is scheduled is cancelled',
    input: going.extend({ number: revisionNumber }),
    output: saved,
  },
  askReview: { summary: 'Submit the draft of a reviewed kind to those who publish it', input: held, output: saved },
  sendBack: {
    summary: 'Return a submitted draft to who wrote it, and say why',
    input: held.extend({ reason: filled() }),
    output: saved,
  },
  discard: {
    summary: 'Drop the draft; what was never published or scheduled is gone altogether',
    input: held,
    output: nothing,
  },
});
