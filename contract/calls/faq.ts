import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, day, filled, iconName, id, nothing, page, pageQuery, text } from '../entities/common.ts';
import {
  faqCheck,
  faqContent,
  faqDetail,
  faqGap,
  faqHeld,
  faqQuery,
  faqRow,
  faqScene,
  faqStatistics,
  faqTest,
  faqTestRun,
  gapStates,
} from '../entities/faq.ts';
import { languageModelDetail, languageModelInput, modelParts, modelTestResult } from '../entities/language-model.ts';
import { saved, version } from '../entities/publishing.ts';
import { robotSettings, robotSettingsInput } from '../entities/robot.ts';
import { serviceChoice, serviceQuery } from '../entities/service.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as robotLimits from '../limits/robot.ts';
import { faqRoutes } from '../routes/faq.ts';

const heldSettings = { version: z.string().max(64) };
const settings = robotSettings.extend(heldSettings);
const guideChoice = z.object({ guideId: id, guideName: z.string(), serviceName: z.string() });
const candidate = z.object({ faqId: id, question: z.string(), score: z.number() });

export const faq = calls(faqRoutes, {
  list: { summary: 'Entries of the robot, newest change first', input: faqQuery, output: page(faqRow) },
  get: { summary: 'An entry as its editor fills it in', input: byId, output: faqDetail },
  create: { summary: 'Write the draft of a new entry', input: faqContent, output: saved },
  update: {
    summary: 'Change the draft of an entry; needs the version the editor holds',
    input: faqContent.extend({ id, version }),
    output: saved,
  },
  remove: { summary: 'Remove an entry', input: faqHeld, output: nothing },
  withdraw: { summary: 'Stop answering with an entry; it becomes a draft', input: faqHeld, output: saved },
  publishDrafts: {
    summary: 'Publish these drafts together; what makes the fixed questions worse only when that is accepted',
    input: z.object({
      ids: z.array(id).min(1).max(robotLimits.maxPublished),
      acceptLosses: z.boolean().optional(),
    }),
    output: z.object({ published: z.number() }),
  },
  check: {
    summary: 'Run the fixed questions as if these drafts were published, and say what would be lost',
    input: z.object({ ids: z.array(id).min(1).max(robotLimits.maxPublished) }),
    output: faqCheck,
  },
  services: { summary: 'Services to link to an entry', input: serviceQuery, output: z.array(serviceChoice) },
  guides: {
    summary: 'Guides to link to an entry',
    input: z.object({ keyword: text().optional(), ids: z.array(id).max(robotLimits.maxGuides).optional() }),
    output: z.array(guideChoice),
  },

  gaps: {
    summary: 'Unanswered questions, grouped by likeness',
    input: pageQuery.extend({ state: z.enum(gapStates).default('OPEN') }),
    output: page(faqGap),
  },
  createFromGap: {
    summary: 'Make the draft of an entry out of unanswered questions',
    input: z.object({ id, deptId: id.optional() }),
    output: saved,
  },
  addGapToFaq: {
    summary: 'Add unanswered questions to an entry as other ways to ask',
    input: z.object({ id, faqId: id }),
    output: saved,
  },
  addGapSynonym: {
    summary: 'Teach the search a synonym that an unanswered question lacked',
    input: z.object({ id, words: z.array(filled(fieldLimits.nameLength)).min(2).max(10) }),
    output: nothing,
  },
  ignoreGap: {
    summary: 'Set unanswered questions aside, or take them back',
    input: byId.extend({ ignored: z.boolean().default(true) }),
    output: nothing,
  },

  statistics: {
    summary: 'How the robot is asked and how it answers',
    input: z.object({ from: day, to: day }),
    output: faqStatistics,
  },

  tests: { summary: 'The fixed questions', input: nothing, output: z.array(faqTest) },
  addTest: {
    summary: 'Add a fixed question and the entry that has to answer it; without one it has to be refused',
    input: z.object({ question: filled(robotLimits.questionLength), faqId: id.nullable() }),
    output: faqTest,
  },
  removeTest: { summary: 'Remove a fixed question', input: byId, output: nothing },
  runTests: { summary: 'Ask the fixed questions', input: nothing, output: faqTestRun },
  tryQuestion: {
    summary: 'What a question finds, with scores; nothing is recorded',
    input: z.object({ question: filled(robotLimits.questionLength) }),
    output: z.array(candidate),
  },

  scenes: { summary: 'The scenes of questions', input: nothing, output: z.array(faqScene) },
  saveScene: {
    summary: 'Add or change a scene',
    input: z.object({
      id: id.optional(),
      parentId: id.nullable().default(null),
      name: filled(robotLimits.sceneNameLength),
      icon: iconName.default('help'),
      sort: z.number().int().min(0).max(9_999).default(0),
    }),
    output: byId,
  },
  removeScene: { summary: 'Remove a scene without entries', input: byId, output: nothing },
  settings: { summary: 'What the school decides about its robot', input: nothing, output: settings },
  saveSettings: { summary: 'Change it', input: robotSettingsInput.extend(heldSettings), output: settings },
  models: {
    summary: 'The language model and the embeddings that help the robot',
    input: nothing,
    output: languageModelDetail,
  },
  saveModels: {
    summary: 'Change them; an absent key keeps the stored one',
    input: languageModelInput.extend({ version: z.string().max(64) }),
    output: languageModelDetail,
  },
  testModel: {
    summary: 'Ask the model server that is stored',
    input: z.object({ part: z.enum(modelParts) }),
    output: modelTestResult,
  },
});
