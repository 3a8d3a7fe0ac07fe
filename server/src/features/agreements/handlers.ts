import type { agreements } from '@yizhan/contract/calls/agreements.ts';
import { fail } from '../../common/fail.ts';
import { cleanText } from '../../common/rich-texts.ts';
import { findAgreement, listPendingAgreements, writeConsents } from '../../domain/agreements/queries.ts';
import { createDraft, removePublication, saveDraft, withdraw } from '../../domain/publishing/publishing.ts';
import { listPublications } from '../../domain/publishing/queries.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { orNothing } from './rules.ts';

const entity = 'agreement';

export const handlers: Handlers<typeof agreements> = {
  async read({ id }, { db }) {
    return (await findAgreement(db, id)) ?? fail('not_found');
  },

  own: (_, { db, person }) => rows.listOwn(db, person.id),

  pending: (_, { db, person }) => listPendingAgreements(db, person.id),

  async agree({ agreements }, { db, person, now, bus, tenant }) {
    await db.transaction(async (tx) => {
      const given = await writeConsents(tx, { userId: person.id, agreements, now });
      // Published again while it was read: what was read is not what would be agreed to.
      if (agreements.some(({ id }) => !given.includes(id))) fail('agreement_changed');
    });
    // The other open pages of the person need not ask any more.
    bus.publish('hint', { tenantId: tenant.id, topic: 'session', userIds: [person.id] });
    return {};
  },

  async withdraw({ id }, { db, person, now }) {
    if (!(await rows.withdrawConsent(db, { id, userId: person.id, now }))) fail('not_found');
    return {};
  },

  async list(_, { db }) {
    const [found, counts, people] = [
      await listPublications(db, entity),
      await rows.countAgreed(db),
      await rows.countPeople(db),
    ];
    const agreed = new Map(counts.map((count) => [count.id, count.agreed]));
    return found.map((row) => ({
      ...stateOf(row),
      content: parseContent(entity, row.content),
      agreed: agreed.get(row.id) ?? 0,
      people,
    }));
  },

  async submit({ content: input, held }, context) {
    const { html } = await cleanText(input.html);
    const content = { ...input, html: orNothing(html) };
    if (content.html === '') fail('invalid_input', { fields: 'html' }, { fields: ['html'] });
    return held ? saveDraft(context, entity, held, content) : createDraft(context, entity, content);
  },

  takeDown: (held, context) => withdraw(context, entity, held),

  async remove(held, context) {
    await removePublication(context, entity, held);
    return {};
  },
};
