import { faqContent } from '@yizhan/contract/entities/faq.ts';
import type { CitedEntry, ComposedEvent } from '@yizhan/contract/entities/language-model.ts';
import type { RobotAnswer } from '@yizhan/contract/entities/robot.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import type { Secrets } from '../../common/secrets.ts';
import type { OpenContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  checkSentence,
  hasWords,
  type Passage,
  renumbered,
  splitSentences,
  withoutPersonalData,
} from '../../domain/robot/cited.ts';
import { toPlain } from '../../domain/robot/index-queries.ts';
import { openServer } from '../../domain/robot/meaning.ts';
import { messagesFor } from '../../domain/robot/prompt.ts';
import { answerFor } from '../../domain/robot/rules.ts';
import type { Tenant } from '../../domain/tenants/tenants.ts';
import { reasonOf } from '../../outside/failure-reason.ts';
import type { Foreign } from '../../outside/foreign.ts';
import { chat } from '../../outside/language-model.ts';
import * as rows from './queries.ts';

const PURPOSE = 'composed-answer';
const MINUTE_MS = 60_000;

/** What may be composed: an answer to this question out of these entries, for a few minutes. */
export type Composing = { tenantId: string; answerId: string; faqIds: readonly string[]; until: number };

type FoundAnswer = Pick<RobotAnswer, 'type' | 'faqId' | 'similar'>;

/** Where an answer is composed; null where no model is set up, or nothing came near enough. */
export function composedAddress(
  { tenant, secrets, now, db }: Pick<OpenContext, 'tenant' | 'secrets' | 'now' | 'db'>,
  answerId: string,
  { type, faqId, similar }: FoundAnswer,
): string | null {
  if (!tenant.settings.languageModel.answers || (type !== 'EXACT' && type !== 'LIST')) return null;
  const faqIds = [...(faqId === null ? [] : [faqId]), ...similar.map((one) => one.faqId)];
  const composing: Composing = {
    ...{ tenantId: db.tenant, answerId },
    faqIds: faqIds.slice(0, robotLimits.passagesGiven),
    until: now.getTime() + robotLimits.composedMinutes * MINUTE_MS,
  };
  return `/robot/composed?of=${secrets.seal(PURPOSE, JSON.stringify(composing))}`;
}

/** What an address says; undefined if it is none of ours, of another school, or too old. */
export function readComposing(secrets: Secrets, sealed: string, tenantId: string, now: Date): Composing | undefined {
  try {
    const composing = JSON.parse(secrets.open(PURPOSE, sealed)) as Composing;
    return composing.tenantId === tenantId && now.getTime() < composing.until ? composing : undefined;
  } catch {
    return undefined;
  }
}

type Needs = { db: Db; tenant: Tenant; foreign: Foreign; secrets: Secrets; log: OpenContext['log'] };
export type Composed = { event: ComposedEvent; data: string | readonly CitedEntry[] };

const nothing: Composed = { event: 'nothing', data: '' };

/**
 * RB-5: the model's answer, sentence by sentence, each checked against the passage it names before anybody sees it. One
 * that fails ends the answer with `nothing`: the approved answers stand for themselves.
 */
export async function* compose(needs: Needs, composing: Composing, signal: AbortSignal): AsyncIterable<Composed> {
  const { foreign, secrets, log, tenant } = needs;
  const server = tenant.settings.languageModel.answers;
  const asked = await rows.findAsked(needs.db, composing.answerId);
  const entries = asked ? await entriesFor(needs.db, composing.faqIds, asked) : [];
  if (!server || !asked || entries.length === 0) return yield nothing;
  const passages = entries.map(({ passage }) => passage);
  const question = withoutPersonalData(asked.text, [asked.name, asked.account]);
  const used: Passage[] = [];
  const pass = (sentence: string): Composed => {
    const named = checkSentence(sentence, passages) ?? [];
    if (named.length === 0) throw new Uncited();
    for (const passage of named) if (!used.includes(passage)) used.push(passage);
    return { event: 'sentence', data: renumbered(sentence, passages, used) };
  };
  try {
    const pieces = chat(foreign, openServer(secrets, server), messagesFor(question, passages), signal);
    for await (const sentence of sentencesOf(pieces)) yield pass(sentence);
  } catch (error) {
    const reason = error instanceof Uncited ? error.message : reasonOf(error);
    if (!signal.aborted || signal.reason?.name === 'TimeoutError') log.warn({ reason }, 'no composed answer');
    return yield nothing;
  }
  if (used.length === 0) return yield nothing;
  yield { event: 'cited', data: used.flatMap((one) => entries.find(({ passage }) => passage === one)?.cited ?? []) };
}

class Uncited extends Error {
  override message = 'a sentence that no passage says';
}

async function* sentencesOf(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let [waiting, length] = ['', 0];
  for await (const piece of pieces) {
    length += piece.length;
    if (length > robotLimits.composedLength) throw new Error('too long');
    const { whole, rest } = splitSentences(`${waiting}${piece}`);
    yield* whole;
    waiting = rest;
  }
  if (hasWords(waiting)) yield waiting.trim();
}

type Asker = { roleType: number; userId: string | null };

/** The passages, each in the version for the asker. What was withdrawn meanwhile, or is not for them, is none. */
async function entriesFor(db: Db, faqIds: readonly string[], { roleType, userId }: Asker) {
  const found = await rows.listPublishedFaqs(db, faqIds);
  return found.flatMap(({ faqId, content, dept, updatedAt }) => {
    const { question, answers } = faqContent.parse(content);
    const html = answerFor(answers, { roleType: userId === null ? undefined : roleType });
    if (html === undefined) return [];
    const text = toPlain(html).slice(0, robotLimits.passageLength);
    return [{ passage: { faqId, question, text }, cited: { faqId, question, dept, updatedAt } }];
  });
}
