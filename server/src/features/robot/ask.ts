import { faqContent } from '@yizhan/contract/entities/faq.ts';
import type { RobotAnswer, RobotQuestion } from '@yizhan/contract/entities/robot.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { saysSomething } from '@yizhan/contract/says-something.ts';
import { fail } from '../../common/fail.ts';
import { dayOf } from '../../common/working-days.ts';
import type { OpenContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { withoutPersonalData } from '../../domain/robot/cited.ts';
import { withAddresses } from '../../domain/robot/files.ts';
import { nearInMeaning } from '../../domain/robot/meaning.ts';
import { type Candidate, judge, measure, ranked, readQuestion } from '../../domain/robot/retrieve.ts';
import { answerFor } from '../../domain/robot/rules.ts';
import { listSynonyms } from '../../domain/search/synonym-queries.ts';
import { typedIn } from '../../domain/search/words.ts';
import { composedAddress } from './compose.ts';
import { writeWithGap } from './gaps.ts';
import { knownTo, scenesIn, toKnownQuestion } from './known.ts';
import * as rows from './queries.ts';
import { findServices } from './service-source.ts';

type Asking = Pick<
  OpenContext,
  'db' | 'now' | 'person' | 'faqs' | 'files' | 'tenant' | 'caller' | 'foreign' | 'secrets' | 'log' | 'cardHints'
>;
type Answer = Omit<RobotAnswer, 'answerId' | 'composed'>;
type Manual = NonNullable<RobotAnswer['manual']>;

const unknown = { accountId: null, contact: null };

/** The approved answer to a question, or what comes near; every question is recorded. */
export async function ask(context: Asking, query: RobotQuestion): Promise<RobotAnswer> {
  const answer = query.faqId === undefined ? await answerTo(context, query) : await answerWith(context, query.faqId);
  const answerId = await record(context, query, answer);
  if (query.fromAnswerId !== undefined) await rows.markChosen(context.db, query.fromAnswerId, ownerOf(context, query));
  // A question that was chosen from a list has its approved answer; nothing is to be composed of others.
  const composed = query.faqId === undefined ? composedAddress(context, answerId, answer) : null;
  return { ...answer, answerId, composed };
}

async function answerTo(context: Asking, { question, sceneId }: RobotQuestion): Promise<Answer> {
  const { db, person, faqs, now } = context;
  const typed = typedIn(question);
  if (typed === undefined) return { ...nothing, manual: await manualOf(context, undefined) };
  const [entries, groups, sceneIds] = await Promise.all([faqs.of(db), listSynonyms(db, typed), scenesIn(db, sceneId)]);
  const read = await readQuestion(question, groups);
  const isWanted = knownTo({ entries, roleType: person?.roleType, today: dayOf(now), sceneIds });
  const { embeddings } = context.tenant.settings.languageModel;
  const own = withoutPersonalData(question, person ? [person.name, person.account] : []);
  const near = read ? await nearInMeaning(context, embeddings, own, { entries, isWanted }) : new Map();
  const { type, candidates } = judge(read ? ranked(await measure(entries, read, isWanted, near)) : []);
  const [first] = candidates;
  const similar = (list: readonly Candidate[]) =>
    list.slice(0, robotLimits.similarShown).flatMap(({ entryId }) => toKnownQuestion(entries, entryId));
  if (type === 'EXACT' && first) {
    const answer = await published(context, first.entryId);
    // Withdrawn between reading the index and the entry.
    if (answer) return { ...answer, score: rounded(first), similar: similar(candidates.slice(1)) };
  }
  const found = await findServices(context, typed, groups);
  const [service] = found.services;
  // Below the threshold a service that was found says more than an entry that hardly comes near.
  const isNear = type === 'LIST' || (!service && (first?.score ?? 0) >= robotLimits.departmentScore);
  const owner = await rows.findDeptOf(db, {
    faqId: isNear ? (first?.entryId ?? null) : null,
    serviceId: service?.serviceId ?? null,
  });
  const offered = {
    ...nothing,
    score: rounded(first),
    similar: similar(candidates),
    ...found,
    manual: await manualOf(context, owner),
  };
  if (type === 'LIST' || found.services.length === 0) return { ...offered, type: type === 'LIST' ? 'LIST' : 'NONE' };
  return { ...offered, type: found.guides.length > 0 ? 'GUIDE' : 'SERVICE' };
}

/** A question that was offered and chosen. One that the asker may not know does not exist. */
async function answerWith(context: Asking, faqId: string): Promise<Answer> {
  const { db, person, faqs, now } = context;
  const entries = await faqs.of(db);
  if (!knownTo({ entries, roleType: person?.roleType, today: dayOf(now) })(faqId)) fail('not_found');
  const answer = (await published(context, faqId)) ?? fail('not_found');
  return { ...answer, score: 1 };
}

const nothing: Omit<Answer, 'manual'> = {
  ...{ type: 'NONE', faqId: null, question: '', answer: '', score: 0 },
  ...{ similar: [], services: [], guides: [], attachments: [], source: null },
};

async function published(context: Asking, faqId: string): Promise<Answer | undefined> {
  const { db, person, now, files } = context;
  const [row] = await rows.listPublishedFaqs(db, [faqId]);
  if (!row) return undefined;
  const content = withAddresses(faqContent.parse(row.content), (id) =>
    person ? files.link(person, id) : files.publicLink(id),
  );
  const answer = answerFor(content.answers, { roleType: person?.roleType });
  if (answer === undefined) return undefined;
  const [services, guides] = await Promise.all([
    rows.listTiles(db, person, content.serviceIds, now),
    rows.listGuides(db, person, content.guideIds, content.serviceIds),
  ]);
  return {
    ...nothing,
    ...{ type: 'EXACT', faqId, question: content.question, answer, guides, attachments: content.attachments },
    // A visitor opens a service through its own page, which asks to sign in where that is needed.
    services: person ? services : services.map((one) => ({ ...one, serviceUrl: '' })),
    source: { dept: row.dept, updatedAt: row.updatedAt },
    manual: await manualOf(context, row),
  };
}

/** How a person is reached: as the school set it, else the department of the matter, else the school's account or telephone. */
async function manualOf({ db, tenant, person }: Asking, owner: rows.Reached | undefined): Promise<Manual | null> {
  const { manual } = tenant.settings.robot;
  if (manual.kind !== 'chat' && manual.target) return { ...manual, name: '', ...unknown };
  // A visitor has no conversations.
  const accountId = person ? (owner?.accountId ?? null) : null;
  if (owner) return { kind: 'chat', target: owner.deptId, name: owner.dept, accountId, contact: owner.contact };
  const school = person && (await rows.findSchoolAccount(db));
  if (school) return { kind: 'chat', target: '', ...school, contact: null };
  const { name, phone } = tenant.settings.helpDesk;
  return phone ? { kind: 'phone', target: phone, name, ...unknown } : null;
}

const ownerOf = ({ person }: Asking, { sessionId = '' }: RobotQuestion) => ({
  userId: person?.id ?? null,
  sessionKey: sessionId,
});

const rounded = (candidate: Candidate | undefined) => Math.round((candidate?.score ?? 0) * 1_000) / 1_000;

async function record(context: Asking, { question, sessionId = '' }: RobotQuestion, answer: Answer): Promise<string> {
  const { db, person, now } = context;
  const { type, faqId, score } = answer;
  const write = (tx: Db, gapId: string | null) =>
    rows.insertQuestion(tx, {
      ...{ type, faqId, gapId, score, now, text: question, sessionKey: sessionId },
      ...{ userId: person?.id ?? null, roleType: person?.roleType ?? identityTypes.visitor },
    });
  const { id } = await (type === 'NONE' && saysSomething(question)
    ? writeWithGap(context, question, write)
    : write(db, null));
  return id;
}
