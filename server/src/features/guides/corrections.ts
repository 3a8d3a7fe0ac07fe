import type { guides } from '@yizhan/contract/calls/guides.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { assertNotStale, lastChangeOfAnswerable } from '../../common/stale.ts';
import { assertKeepsGuide, keepersOf } from '../../domain/guides/keeper-queries.ts';
import { assignAnswer, assignCorrection, endGuideTodos, todoIds } from '../../domain/guides/todos.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './correction-queries.ts';

type Calls = Pick<Handlers<typeof guides>, 'correct' | 'corrections' | 'answerCorrection'>;

/** People report errors in a guide; its department answers. */
export const corrections: Calls = {
  async correct({ guideId, block, text, contact }, context) {
    const { person, now } = context;
    await assertNoSensitiveWord(context, 'correction', `${text}\n${contact}`);
    const keepers = await context.db.transaction(async (db) => {
      const guide = (await rows.lockReadable(db, person, guideId)) ?? fail('not_found');
      const report = { guideId, block, text, contact, userId: person.id, now };
      const { id } = (await rows.renewReport(db, report)) ?? (await rows.insertReport(db, report));
      const keepers = await keepersOf(db, guide.deptId, now);
      await assignCorrection(db, { id: guideId, name: guide.name, now, correctionId: id, by: person.name }, keepers);
      return keepers;
    });
    context.cardHints.publishTo(context.db.tenant, 'todos', keepers);
    return {};
  },

  async corrections(query, { db, person }) {
    return rows.listReports(db, person, query);
  },

  async answerCorrection({ id, version, answer }, context) {
    const { person, now } = context;
    await assertNoSensitiveWord(context, 'correction', answer);
    const touched = await context.db.transaction(async (db) => {
      const report = (await rows.lockReport(db, id)) ?? fail('not_found');
      await assertKeepsGuide(db, person, report.guideId, 'write');
      assertNotStale(lastChangeOfAnswerable(report), version, report.guideName);
      await rows.answerReport(db, id, { answer, by: person.id, now });
      const { guideName: name, serviceId, userId } = report;
      await assignAnswer(db, { correctionId: id, name, answer, serviceId, now }, userId);
      await audit({ ...context, db }, { action: 'answer', entity: 'correction', entityId: id, after: { answer } });
      return [userId, ...(await endGuideTodos(db, [todoIds.correction(id)]))];
    });
    context.cardHints.publishTo(context.db.tenant, 'todos', touched);
    return {};
  },
};
