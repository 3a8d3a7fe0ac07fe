import type { dutyLists } from '@yizhan/contract/calls/duty-lists.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { assertNotStale, lastChangeOfAnswerable } from '../../common/stale.ts';
import { assertKeepsItem, keepersOf } from '../../domain/duty-lists/keeper-queries.ts';
import { listsOf } from '../../domain/duty-lists/lists.ts';
import { assignAnswer, assignCorrection, endItemTodos, todoIds } from '../../domain/duty-lists/todos.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './correction-queries.ts';

type Calls = Pick<Handlers<typeof dutyLists>, 'correct' | 'corrections' | 'answerCorrection'>;

/** People report errors in an item; its department answers. */
export const corrections: Calls = {
  async correct({ itemId, text, contact }, context) {
    const { person, now } = context;
    await assertNoSensitiveWord(context, 'dutyCorrection', `${text}\n${contact}`);
    const { lists } = await listsOf(context);
    const enabled = lists.filter((list) => list.enabled).map(({ code }) => code);
    const keepers = await context.db.transaction(async (db) => {
      const item = (await rows.lockListed(db, itemId, enabled)) ?? fail('not_found');
      const report = { itemId, text, contact, userId: person.id, now };
      const { id } = (await rows.renewReport(db, report)) ?? (await rows.insertReport(db, report));
      const keepers = await keepersOf(db, item.deptId, now);
      await assignCorrection(db, { itemId, title: item.title, now, id, by: person.name }, keepers);
      return keepers;
    });
    context.cardHints.publishTo(context.db.tenant, 'todos', keepers);
    return {};
  },

  corrections: (query, { db, person }) => rows.listReports(db, person, query),

  async answerCorrection({ id, version, answer }, context) {
    const { person, now } = context;
    await assertNoSensitiveWord(context, 'dutyCorrection', answer);
    const touched = await context.db.transaction(async (db) => {
      const report = (await rows.lockReport(db, id)) ?? fail('not_found');
      await assertKeepsItem(db, person, report.itemId, 'write');
      assertNotStale(lastChangeOfAnswerable(report), version, report.title);
      await rows.answerReport(db, id, { answer, by: person.id, now });
      const { itemId, title, userId } = report;
      await assignAnswer(db, { id, itemId, title, answer, now }, userId);
      await audit({ ...context, db }, { action: 'answer', entity: 'dutyCorrection', entityId: id, after: { answer } });
      return [userId, ...(await endItemTodos(db, [todoIds.correction(id)]))];
    });
    context.cardHints.publishTo(context.db.tenant, 'todos', touched);
    return {};
  },
};
