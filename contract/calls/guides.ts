import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, day, id, nothing, page, pageQuery, text } from '../entities/common.ts';
import {
  correctionInput,
  correctionRow,
  guide,
  guideConfigDetail,
  guideConfigQuery,
  guideContent,
  guideLookup,
  guideOnPaper,
  guidePage,
  guideQuery,
  guideRow,
} from '../entities/guide.ts';
import { saved, version } from '../entities/publishing.ts';
import { serviceChoice, serviceQuery } from '../entities/service.ts';
import * as guideLimits from '../limits/guides.ts';
import { guideRoutes } from '../routes/guides.ts';

const held = z.object({ id, version });

export const guides = calls(guideRoutes, {
  search: { summary: 'Guides of services the caller may use', input: guideQuery, output: guidePage },
  openSearch: { summary: 'Guides visitors may read', input: guideQuery, output: guidePage },
  info: { summary: 'One guide with its related services', input: guideLookup, output: guide },
  openInfo: { summary: 'One guide visitors may read', input: guideLookup, output: guide },
  correct: {
    summary: 'Report that a guide is wrong, to the department that keeps it',
    input: correctionInput,
    output: nothing,
  },

  page: {
    summary: 'Guides the caller keeps: of their own department, or of all',
    input: guideConfigQuery,
    output: page(guideRow),
  },
  detail: { summary: 'A guide as its editor fills it in', input: byId, output: guideConfigDetail },
  submit: {
    summary: 'Write or change the draft of a guide; needs the version the editor holds',
    input: z.object({ content: guideContent, held: held.optional() }),
    output: saved,
  },
  askReview: { summary: 'Ask those who may publish to do so', input: held, output: saved },
  changeShelf: {
    summary: 'Take a published guide off, or put it back',
    input: held.extend({ off: z.boolean() }),
    output: saved,
  },
  confirm: {
    summary: 'Say that a guide is still true, until the next day of review',
    input: z.object({ id, reviewOn: day.optional() }),
    output: nothing,
  },
  remove: { summary: 'Remove a guide with its revisions', input: held, output: nothing },
  services: {
    summary: 'Services without a guide, of the caller’s department or of all',
    input: serviceQuery,
    output: z.array(serviceChoice),
  },
  exportWord: {
    summary: 'Where the caller saves a guide as a Word document, for some minutes',
    input: z.object({ id, state: guideOnPaper.default('published') }),
    output: z.object({ url: z.string() }),
  },
  corrections: {
    summary: 'What people report as wrong',
    input: pageQuery.extend({ guideId: id.optional(), state: z.enum(['OPEN', 'DONE']).optional() }),
    output: page(correctionRow),
  },
  answerCorrection: {
    summary: 'Answer a report; whoever made it reads the answer',
    input: held.extend({ answer: text(guideLimits.correctionLength).default('') }),
    output: nothing,
  },
});
