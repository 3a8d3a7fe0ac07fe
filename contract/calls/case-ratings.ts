import * as z from 'zod';
import { calls } from '../call.ts';
import { caseRatingPage, caseRatingQuery, caseRatingRow } from '../entities/case-rating.ts';
import { byId, filled, id, nothing } from '../entities/common.ts';
import * as processLimits from '../limits/processes.ts';
import { caseRatingRoutes } from '../routes/case-ratings.ts';

const withText = z.object({ id, text: filled(processLimits.replyLength) });

export const caseRatings = calls(caseRatingRoutes, {
  followUp: {
    summary: 'The rater’s one answer to the department’s reply',
    input: withText,
    output: nothing,
  },
  processes: {
    summary: 'Processes whose ratings the caller answers, by name',
    input: nothing,
    output: z.array(z.object({ id, name: z.string() })),
  },
  page: {
    summary: 'Ratings of the cases of the departments the caller keeps',
    input: caseRatingQuery,
    output: caseRatingPage,
  },
  get: { summary: 'One rating at the desk', input: byId, output: caseRatingRow },
  callBack: { summary: 'Note what whoever gave a bad rating said when called', input: withText, output: nothing },
  reply: {
    summary: 'The department’s one reply; for a bad rating the result of its rectification',
    input: withText,
    output: nothing,
  },
});
