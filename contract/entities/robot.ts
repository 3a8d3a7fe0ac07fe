import * as z from 'zod';
import * as robotLimits from '../limits/robot.ts';
import { filled, flag, id, text, time } from './common.ts';
import { storedFile } from './guide.ts';
import { serviceTile } from './service.ts';

const manualEntry = z.object({ kind: z.enum(['chat', 'url', 'phone']), target: text() });
const byChat = { kind: 'chat', target: '' } as const;

/** An uploaded picture. */
const picture = z.string().regex(/^\/files\/[1-9]\d{0,17}$/);

/** What a school decides about its robot. */
export const robotSettings = z.object({
  enabled: z.boolean().default(false),
  /** Null: the product's own. */
  avatar: picture.nullable().default(null),
  /** Empty: the product's own name and sentences, in the reader's language. */
  name: text(robotLimits.robotNameLength).default(''),
  welcome: text(robotLimits.greetingLength).default(''),
  placeholder: text(robotLimits.placeholderLength).default(''),
  showOnPreLogin: z.boolean().default(false),
  workTime: text(robotLimits.placeholderLength).default(''),
  /** How a person is reached; empty: by the chat of the department that answers for the matter. */
  manual: manualEntry.default(byChat),
  hotCount: z.number().int().min(0).max(robotLimits.maxHot).default(6),
  /** Whoever was not helped can write to a department from the window. */
  feedbackOn: z.boolean().default(true),
});

const isWebAddress = (target: string) => /^https?:\/\/[^\s/]+\S*$/i.test(target);
const isPhone = (target: string) => /^\+?\d[\d\s()（）转-]{2,30}$/.test(target);

/** As it is changed: an address that opens, a number that can be called. The chat needs neither. */
export const robotSettingsInput = robotSettings.extend({
  manual: manualEntry
    .refine(({ kind, target }) => kind === 'chat' || (kind === 'url' ? isWebAddress(target) : isPhone(target)), {
      path: ['target'],
    })
    .default(byChat),
});

/** The robot as everybody may know it. */
export const robotInfo = z.object({
  enabled: z.boolean(),
  name: z.string(),
  avatar: z.string(),
  welcome: z.string(),
  placeholder: z.string(),
  position: z.enum(['right']),
  showOnPreLogin: z.boolean(),
  workTime: z.string(),
  manualEntry: z.object({ kind: z.enum(['chat', 'url', 'phone']), target: z.string() }),
  hotCount: z.number(),
  feedbackOn: z.boolean(),
  sensitiveTip: z.string(),
});
export type RobotInfo = z.infer<typeof robotInfo>;

/** A question that the robot can answer. */
export const knownQuestion = z.object({ faqId: id, question: z.string() });
export type KnownQuestion = z.infer<typeof knownQuestion>;

export const sessionKey = z.string().regex(/^[\w-]{8,40}$/);

/** A question in one's own words; with `faqId` one that was offered, chosen by the asker. */
export const robotQuestion = z.object({
  question: filled(robotLimits.questionLength),
  sceneId: id.optional(),
  sessionId: sessionKey.optional(),
  faqId: id.optional(),
  /** The list of near questions that it was chosen from: that question is answered now. */
  fromAnswerId: id.optional(),
});
export type RobotQuestion = z.infer<typeof robotQuestion>;

export const answerTypes = ['EXACT', 'LIST', 'GUIDE', 'SERVICE', 'NONE'] as const;
export type AnswerType = (typeof answerTypes)[number];

export const robotGuide = z.object({ guideId: id, guideName: z.string(), serviceId: id });

/** With the kind `chat`, target and name are the department's. */
const robotManual = z.object({
  kind: z.enum(['chat', 'url', 'phone']),
  target: z.string(),
  name: z.string(),
  /** The department's public account that the asker may write to. */
  accountId: id.nullable(),
  /** What the department's card says to everybody. */
  contact: z.object({ phone: z.string(), location: z.string(), officeHours: z.string() }).nullable(),
});

export const robotAnswer = z.object({
  /** The record of this question; solved or not is said about it. */
  answerId: id,
  type: z.enum(answerTypes),
  /** The entry that answers; only with EXACT. */
  faqId: id.nullable(),
  question: z.string(),
  /** HTML, made safe by the server. */
  answer: z.string(),
  score: z.number(),
  similar: z.array(knownQuestion),
  services: z.array(serviceTile),
  guides: z.array(robotGuide),
  attachments: z.array(storedFile),
  source: z.object({ dept: z.string(), updatedAt: time }).nullable(),
  /** How a person of the matter is reached: an address, a telephone, or the department. */
  manual: robotManual.nullable(),
  /** Where an answer in whole sentences is composed of approved entries; null where no language model is set up. */
  composed: z.string().nullable(),
});
export type RobotAnswer = z.infer<typeof robotAnswer>;

export const unsolvedReasons = ['INACCURATE', 'UNCLEAR', 'OUTDATED', 'IRRELEVANT', 'OTHER'] as const;
export type UnsolvedReason = (typeof unsolvedReasons)[number];

export const robotVerdict = z.object({
  answerId: id,
  solved: flag,
  reasonCode: z.enum(unsolvedReasons).optional(),
  text: text(robotLimits.reasonLength).optional(),
  sessionId: sessionKey.optional(),
});

export const recordedQuestion = z.object({
  question: filled(robotLimits.questionLength),
  sessionId: sessionKey.optional(),
});

export const askedQuestion = z.object({
  answerId: id,
  question: z.string(),
  type: z.enum(answerTypes),
  faqId: id.nullable(),
  at: time,
});
export type AskedQuestion = z.infer<typeof askedQuestion>;
