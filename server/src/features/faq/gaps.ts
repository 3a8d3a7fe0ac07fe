import type { faq } from '@yizhan/contract/calls/faq.ts';
import { type FaqGap, faqContent } from '@yizhan/contract/entities/faq.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { dayOf } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { publicationFor, saveDraft } from '../../domain/publishing/publishing.ts';
import { parseContent } from '../../domain/publishing/rules.ts';
import { findEntries } from '../../domain/robot/find-entries.ts';
import { assignGaps, endGapsTodo } from '../../domain/robot/todos.ts';
import type { Handlers } from '../../handlers.ts';
import { insert, prepare } from './entries.ts';
import * as rows from './queries.ts';

type Calls = Pick<Handlers<typeof faq>, 'gaps' | 'createFromGap' | 'addGapToFaq' | 'addGapSynonym' | 'ignoreGap'>;

/** RB-6: what people asked in vain becomes an entry, another way to ask, or a synonym. */
export const gaps: Calls = {
  gaps: (query, { db }) => rows.listGaps(db, query),

  async createFromGap({ id, deptId }, context) {
    const gap = (await rows.getGap(context.db, id)) ?? fail('not_found');
    const typed = faqContent.parse({
      question: cut(gap.question),
      similar: phrasesOf(gap),
      answers: [{ html: '' }],
      deptId: deptId ?? (await likelyOwner(context, gap.question)),
    });
    const content = await prepare(context, typed);
    return handle(context, id, async (inside, { faqId }) => {
      // Somebody else was faster: both go on in one draft.
      const made = faqId && (await rows.getFaq(inside.db, faqId, dayOf(inside.now)));
      if (made) return { id: made.id, version: made.version };
      const saved = await insert(inside, content);
      // It stays open until the entry is published: nobody is answered by a draft.
      await mark(inside, gap, { state: 'OPEN', faqId: saved.id });
      return saved;
    });
  },

  addGapToFaq: ({ id, faqId }, context) =>
    handle(context, id, async (inside, gap) => {
      const { kind, version, content: stored } = await publicationFor(inside, faqId);
      if (kind !== 'faq') fail('not_found');
      const content = parseContent('faq', stored);
      const added = [cut(gap.question), ...phrasesOf(gap)];
      const similar = [...new Set([...content.similar, ...added])].filter((phrase) => phrase !== content.question);
      // What was asked would not be among them, and yet count as answered.
      if (similar.indexOf(cut(gap.question)) >= robotLimits.maxSimilar)
        fail('faq_too_many_similar', { n: robotLimits.maxSimilar });
      const draft = { ...content, similar: similar.slice(0, robotLimits.maxSimilar) };
      const saved = await saveDraft(inside, 'faq', { id: faqId, version }, draft);
      await mark(inside, gap, { state: 'OPEN', faqId });
      return saved;
    }),

  async addGapSynonym({ id, words }, context) {
    await handle(context, id, async (inside, gap) => {
      const { db, person, now } = inside;
      const made = await rows.insertSynonym(db, [...new Set(words)], { by: person.id, now });
      await audit(inside, { action: 'create', entity: 'synonym', entityId: made.id, after: { words } });
      await mark(inside, gap, { state: 'DONE', faqId: null });
    });
    return {};
  },

  async ignoreGap({ id, ignored }, context) {
    const keepers = await handle(context, id, async (inside, gap) => {
      if (gap.state !== (ignored ? 'OPEN' : 'IGNORED')) return [];
      await mark(inside, gap, { state: ignored ? 'IGNORED' : 'OPEN', faqId: null });
      return ignored ? [] : assignGaps(inside.db, inside.now);
    });
    context.cardHints.publishTo(context.db.tenant, 'todos', keepers);
    return {};
  },
};

/** The department whose entry comes nearest, else the editor's own, else the first. */
async function likelyOwner({ db, faqs, person, now }: SignedInContext, question: string): Promise<string> {
  const [nearest] = await findEntries(db, await faqs.of(db), question, dayOf(now));
  const entry = nearest && (await rows.getFaq(db, nearest.entryId, dayOf(now)));
  return entry?.deptId ?? person.deptId ?? (await rows.getFirstDept(db)) ?? fail('invalid_input', { fields: 'deptId' });
}

const cut = (question: string) => question.slice(0, robotLimits.phraseLength);

const phrasesOf = ({ phrases }: FaqGap) => [...new Set(phrases.map(cut))].slice(0, robotLimits.maxSimilar);

async function handle<T>(
  context: SignedInContext,
  id: string,
  step: (inside: SignedInContext, gap: FaqGap) => Promise<T>,
): Promise<T> {
  const { done, touched } = await context.db.transaction(async (db: Db) => {
    const gap = (await rows.lockGap(db, id)) ?? fail('not_found');
    const done = await step({ ...context, db }, gap);
    return { done, touched: await endGapsTodo(db) };
  });
  context.cardHints.publishTo(context.db.tenant, 'todos', touched);
  return done;
}

const mark = (
  { db, person, now }: SignedInContext,
  { id }: FaqGap,
  { state, faqId }: { state: FaqGap['state']; faqId: string | null },
) => rows.updateGap(db, { id, state, faqId, by: person.id, now });
