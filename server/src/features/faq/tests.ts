import type { faq } from '@yizhan/contract/calls/faq.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { dayOf } from '../../common/working-days.ts';
import { parseContent } from '../../domain/publishing/rules.ts';
import { withoutPersonalData } from '../../domain/robot/cited.ts';
import { findEntries } from '../../domain/robot/find-entries.ts';
import { listTests } from '../../domain/robot/fixed-question-queries.ts';
import { checkChanges, nameIn, runTests } from '../../domain/robot/fixed-questions.ts';
import { nearInMeaning } from '../../domain/robot/meaning.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';

type Calls = Pick<Handlers<typeof faq>, 'tests' | 'addTest' | 'removeTest' | 'runTests' | 'tryQuestion' | 'check'>;

/** RB-8: fixed questions that show whether a change of the entries makes the robot worse. */
export const tests: Calls = {
  tests: (_, { db }) => listTests(db),

  async addTest({ question, faqId }, context) {
    const { db, person, now } = context;
    if ((await rows.countTests(db)) >= robotLimits.maxTests) fail('faq_too_many_tests', { n: robotLimits.maxTests });
    if (faqId !== null && !(await rows.hasFaq(db, faqId))) fail('invalid_input', { fields: 'faqId' });
    return db.transaction(async (tx) => {
      const test = await rows.insertTest(tx, { question, faqId, by: person.id, now });
      await audit({ ...context, db: tx }, { action: 'create', entity: 'faqTest', entityId: test.id, after: test });
      return test;
    });
  },

  async removeTest({ id }, context) {
    await context.db.transaction(async (tx) => {
      if ((await rows.deleteTest(tx, id)) === 0) fail('not_found');
      await audit({ ...context, db: tx }, { action: 'remove', entity: 'faqTest', entityId: id });
    });
    return {};
  },

  runTests: (_, context) => runTests(context),

  async tryQuestion({ question }, context) {
    const { db, faqs, now, tenant } = context;
    const entries = await faqs.of(db);
    const { embeddings } = tenant.settings.languageModel;
    const near = await nearInMeaning(context, embeddings, withoutPersonalData(question, []), {
      ...{ entries, isWanted: (id) => entries.known.has(id) },
    });
    const found = await findEntries(db, entries, question, dayOf(now), near);
    return found
      .slice(0, robotLimits.topShown)
      .map(({ entryId, score }) => ({ faqId: entryId, question: nameIn(entries, entryId), score }));
  },

  async check({ ids }, context) {
    const drafts = await rows.listDrafts(context.db, ids);
    return checkChanges(
      context,
      drafts.map(({ id, draft }) => ({ id, content: parseContent('faq', draft) })),
    );
  },
};
