import type { faq } from '@yizhan/contract/calls/faq.ts';
import type { FaqContent } from '@yizhan/contract/entities/faq.ts';
import { fail } from '../../common/fail.ts';
import { cleanTexts } from '../../common/rich-texts.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { dayOf } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  createDraft,
  publicationFor,
  publish,
  removePublication,
  saveDraft,
  withdraw,
} from '../../domain/publishing/publishing.ts';
import { parseContent } from '../../domain/publishing/rules.ts';
import { assertAnswered, assertDaysInOrder } from '../../domain/robot/answered.ts';
import { filesIn, withAddresses } from '../../domain/robot/files.ts';
import { assertNothingLost } from '../../domain/robot/fixed-questions.ts';
import { listServiceChoices } from '../../domain/services/choice-queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';

type Calls = Pick<
  Handlers<typeof faq>,
  'list' | 'get' | 'create' | 'update' | 'remove' | 'withdraw' | 'publishDrafts' | 'services' | 'guides'
>;

/** The entries of the robot. Publishing itself is the same as for everything else. */
export const entries: Calls = {
  list: (query, { db, now }) => rows.listFaqs(db, query, dayOf(now)),

  async get({ id }, context) {
    const publication = await publicationFor(context, id);
    if (publication.kind !== 'faq') fail('not_found');
    const row = (await rows.getFaq(context.db, id, dayOf(context.now))) ?? fail('not_found');
    const content = parseContent('faq', publication.content);
    const { files, person } = context;
    const links = filesIn(content).map((file) => [`/files/${file}`, files.link(person, file)] as const);
    return { ...row, content, links: Object.fromEntries(links) };
  },

  create: (typed, context) => create(context, typed),

  update: async ({ id, version, ...typed }, context) =>
    write(context, await prepare(context, typed), (inside, content) =>
      saveDraft(inside, 'faq', { id, version }, content),
    ),

  async remove(held, context) {
    await removePublication(context, 'faq', held);
    return {};
  },

  withdraw: (held, context) => withdraw(context, 'faq', held),

  /** One after the other: each is a publication of its own, with its own record. */
  async publishDrafts({ ids, acceptLosses }, context) {
    const drafts = await rows.listDrafts(context.db, ids);
    const changed = drafts.map(({ id, draft }) => ({ id, content: parseContent('faq', draft) }));
    // Before the first is published, not after.
    for (const { content } of changed) assertAnswered(content);
    if (!acceptLosses) await assertNothingLost(context, changed);
    for (const { id, version } of drafts) await publish(context, { id, version });
    return { published: drafts.length };
  },

  services: (query, { db }) => listServiceChoices(db, query),
  guides: (query, { db }) => rows.listGuides(db, query),
};

/** The draft of a new entry with its row. */
const create = async (context: SignedInContext, typed: FaqContent) => insert(context, await prepare(context, typed));

/** Writes a prepared content as a new entry. */
export const insert = (context: SignedInContext, prepared: FaqContent) =>
  write(context, prepared, async (inside, content) => {
    const saved = await createDraft(inside, 'faq', content);
    await rows.insertFaq(inside.db, saved.id, content);
    return saved;
  });

type Saving = (context: SignedInContext, content: FaqContent) => Promise<{ id: string; version: number }>;

/** The content as it is stored. Never inside a transaction: the words are read on a connection of their own. */
export async function prepare(context: SignedInContext, typed: FaqContent): Promise<FaqContent> {
  const cleaned = await cleanTexts(typed.answers.map(({ html }) => html));
  const answers = typed.answers.map(({ identities }, at) => ({ identities, html: cleaned[at]?.html ?? '' }));
  const content = withAddresses({ ...typed, answers }, (file) => `/files/${file}`);
  assertOneAnswerEach(content);
  assertDaysInOrder(content);
  const words = [content.question, ...content.similar, content.keywords, ...answers.map(({ html }) => html)];
  await assertNoSensitiveWord(context, 'faq', words.join('\n'));
  return content;
}

const write = (context: SignedInContext, content: FaqContent, save: Saving) =>
  context.db.transaction(async (db) => {
    await assertNothingMissing(db, content);
    const saved = await save({ ...context, db }, content);
    const attached = { audience: 'attached', attachedTo: 'faq', attachedId: saved.id } as const;
    await context.files.attach(db, context.person, filesIn(content), attached);
    return saved;
  });

/** Nobody has two answers: which one would be given? */
function assertOneAnswerEach({ answers }: FaqContent): void {
  const given = answers.flatMap(({ identities }) => (identities.length === 0 ? [0] : identities));
  if (new Set(given).size < given.length) fail('faq_default_answer', {}, { field: 'answers' });
}

async function assertNothingMissing(db: Db, content: FaqContent): Promise<void> {
  const missing = await rows.findMissing(db, content);
  const field = (['deptId', 'sceneId', 'serviceIds', 'guideIds'] as const).find((name) => missing[name]);
  if (field) fail('invalid_input', { fields: field }, { fields: [field] });
}
