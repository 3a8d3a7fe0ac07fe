import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import { hasPlainHost } from '../plain-host.ts';
import { filled, id, text } from './common.ts';

/** What a model server does for the question robot: it words answers, or turns texts into vectors. */
export const modelParts = ['answers', 'embeddings'] as const;
export type ModelPart = (typeof modelParts)[number];

/** A server with the OpenAI interface: its address as far as `/v1`, and the name of the model there. */
const modelServer = z.object({
  url: filled(fieldLimits.addressLength)
    .regex(/^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/i)
    .refine(hasPlainHost),
  model: filled(fieldLimits.nameLength),
});

/** As stored. The keys are encrypted with SECRET_KEY and never on the wire. */
const storedServer = modelServer.extend({ key: z.string() });
export const languageModelSettings = z.object({
  answers: storedServer.nullable().default(null),
  embeddings: storedServer.nullable().default(null),
});
export type LanguageModelSettings = z.infer<typeof languageModelSettings>;
export type StoredModelServer = z.infer<typeof storedServer>;

/** An absent key keeps the stored one. */
const enteredServer = modelServer.extend({ key: text(500).optional() });
export const languageModelInput = z.object({
  answers: enteredServer.nullable(),
  embeddings: enteredServer.nullable(),
});
export type LanguageModelInput = z.infer<typeof languageModelInput>;

const shownServer = modelServer.extend({ hasKey: z.boolean() });
export const languageModelDetail = z.object({
  answers: shownServer.nullable(),
  embeddings: shownServer.nullable(),
  /** Entries that have a vector of the present model, of all that are published. */
  embedded: z.number(),
  entries: z.number(),
  /** Of all settings together: saving with a stale version is a conflict. */
  version: z.string(),
});
export type LanguageModelDetail = z.infer<typeof languageModelDetail>;

/** What the server answered to a test, in its own words. */
export const modelTestResult = z.object({ isOk: z.boolean(), answer: z.string(), ms: z.number() });
export type ModelTestResult = z.infer<typeof modelTestResult>;

/** An approved entry that a composed answer rests on. */
export const citedEntry = z.object({ faqId: id, question: z.string(), dept: z.string(), updatedAt: z.string() });
export type CitedEntry = z.infer<typeof citedEntry>;

/** What arrives while an answer is composed: checked sentences, at last what they rest on; or that it came to nothing. */
export const composedEvents = ['sentence', 'cited', 'nothing'] as const;
export type ComposedEvent = (typeof composedEvents)[number];
