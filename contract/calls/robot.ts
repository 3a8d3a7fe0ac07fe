import * as z from 'zod';
import { calls } from '../call.ts';
import { id, nothing, text } from '../entities/common.ts';
import { faqScene } from '../entities/faq.ts';
import {
  askedQuestion,
  knownQuestion,
  recordedQuestion,
  robotAnswer,
  robotInfo,
  robotQuestion,
  robotVerdict,
} from '../entities/robot.ts';
import * as robotLimits from '../limits/robot.ts';
import { robotRoutes } from '../routes/robot.ts';

const answerRef = z.object({ answerId: id });
const greeting = z.object({ text: z.string(), quick: z.array(knownQuestion) });
const inScene = z.object({ sceneId: id.optional() });
const typed = z.object({ keyword: text(robotLimits.questionLength) });
const known = z.array(knownQuestion);

export const robot = calls(robotRoutes, {
  baseInfo: { summary: 'The question robot as everybody may know it', input: nothing, output: robotInfo },

  ask: { summary: 'The approved answer to a question, or what comes near', input: robotQuestion, output: robotAnswer },
  judge: { summary: 'Say whether an answer helped, and if not, why', input: robotVerdict, output: nothing },
  record: { summary: 'Record a question that the asker takes to a person', input: recordedQuestion, output: answerRef },
  greet: { summary: 'The first words, and questions to begin with', input: nothing, output: greeting },
  recommended: { summary: 'Pinned questions and those often asked these days', input: inScene, output: known },
  suggestions: { summary: 'Known questions while typing', input: typed, output: known },
  history: { summary: 'What the caller asked', input: nothing, output: z.array(askedQuestion) },
  scenes: { summary: 'The scenes of questions', input: nothing, output: z.array(faqScene) },

  openAsk: { summary: 'As ask, from what visitors may know', input: robotQuestion, output: robotAnswer },
  openJudge: { summary: 'As judge, for the visitor who asked', input: robotVerdict, output: nothing },
  openRecord: { summary: 'As record, for a visitor', input: recordedQuestion, output: answerRef },
  openGreet: { summary: 'As greet, for visitors', input: nothing, output: greeting },
  openRecommended: { summary: 'As recommended, for visitors', input: inScene, output: known },
  openSuggestions: { summary: 'As suggestions, for visitors', input: typed, output: known },
  openScenes: { summary: 'As scenes, for visitors', input: nothing, output: z.array(faqScene) },
});
