import type { guides } from '@yizhan/contract/calls/guides.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import { dayOf } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import { assertKeepsDept, assertKeepsGuide, publishersOf } from '../../domain/guides/keeper-queries.ts';
import { nextReview } from '../../domain/guides/rules.ts';
import { assignPublishRequest, endGuideTodos, todoIds } from '../../domain/guides/todos.ts';
import { change } from '../../domain/publishing/change.ts';
import { createDraft, publicationFor, removePublication, saveDraft } from '../../domain/publishing/publishing.ts';
import { parseContent } from '../../domain/publishing/rules.ts';
import { deleteEntry, indexGuide } from '../../domain/search/entry-queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './config-queries.ts';
import { linksOf, prepareContent, wordsIn } from './content.ts';
import { printLink, readForPrint } from './printed-guide.ts';

type Calls = Pick<
  Handlers<typeof guides>,
  'page' | 'detail' | 'submit' | 'askReview' | 'changeShelf' | 'confirm' | 'remove' | 'services' | 'exportWord'
>;

const invalid = (field: string) => fail('invalid_input', { fields: field }, { fields: [field] });

/** Guide editing. Publishing itself is the same as for everything else. */
export const config: Calls = {
  async page(query, { db, person, now }) {
    return rows.listManaged(db, person, query, dayOf(now));
  },

  async detail({ id }, context) {
    const { db, person, now, files } = context;
    const publication = await publicationFor(context, id);
    const row = (await rows.getManaged(db, person, id, dayOf(now))) ?? fail('not_found');
    const content = parseContent('guide', publication.content);
    return { ...row, content, links: await linksOf(content, (file) => files.link(person, file)) };
  },

  async submit({ content: input, held }, context) {
    const { person, files } = context;
    const { content: clean, files: fileIds } = await prepareContent(input);
    await assertNoSensitiveWord(context, 'guide', await wordsIn(clean));
    return context.db.transaction(async (db) => {
      const service = (await rows.findService(db, clean.serviceId)) ?? invalid('serviceId');
      const deptId = clean.deptId ?? service.deptId;
      if (deptId !== null && !(await rows.isDepartment(db, deptId))) invalid('deptId');
      const content = { ...clean, deptId };
      const inside = { ...context, db };
      if (!held) {
        await assertKeepsDept(db, person, service.deptId);
        if (service.guideId) fail('guide_exists', { name: service.name });
        await assertKeepsDept(db, person, deptId);
      }
      // A guide cannot move to another service: its URL and its audience depend on it.
      if (held && service.guideId !== held.id) await refuseOtherService(inside, held.id);
      const saved = held
        ? await saveDraft(inside, 'guide', held, content)
        : await createDraft(inside, 'guide', content);
      // Until first published, a draft moves the guide at once. Nobody may give away what they could not take back.
      if (held) await assertKeepsGuide(db, person, saved.id, 'write');
      else
        await onUniqueViolation(rows.insertGuide(db, { id: saved.id, serviceId: content.serviceId, deptId }), {
          guide_service: () => fail('guide_exists', { name: service.name }),
        });
      await files.attach(db, person, fileIds, { audience: 'attached', attachedTo: 'guide', attachedId: saved.id });
      return saved;
    });
  },

  async askReview(held, context) {
    const { now, person } = context;
    return change(context, 'askReview', held, async (db, before) => {
      if (before.kind !== 'guide') fail('not_found');
      if (before.draft === null) fail('nothing_to_publish');
      await rows.submitGuide(db, before.id, { by: person.id, now });
      const touched = await publishersOf(db, now);
      await assignPublishRequest(db, { id: before.id, name: before.name, now, by: person.name }, touched);
      return { write: {}, record: { after: { submitted: true } }, touched };
    });
  },

  async changeShelf({ off, ...held }, context) {
    const saved = await change(context, 'changeShelf', held, async (db, before) => {
      if (before.kind !== 'guide' || !(await rows.shelveGuide(db, before.id, off))) fail('not_found');
      await (off ? deleteEntry(db, 'guide', before.id) : indexGuide(db, before.id));
      return { write: {}, record: { after: { off } } };
    });
    publishGuidesChanged(context);
    return saved;
  },

  async confirm({ id, reviewOn }, context) {
    const { person, now } = context;
    const today = dayOf(now);
    if (reviewOn && reviewOn <= today) invalid('reviewOn');
    const next = nextReview(today, reviewOn);
    const touched = await context.db.transaction(async (db) => {
      const row = (await rows.getManaged(db, person, id, today)) ?? fail('not_found');
      await assertKeepsGuide(db, person, id, 'write');
      if (!(await rows.confirmGuide(db, id, next))) fail('not_found');
      const record = { before: { reviewOn: row.reviewOn }, after: { reviewOn: next } };
      await audit({ ...context, db }, { action: 'confirm', entity: 'guide', entityId: id, ...record });
      return endGuideTodos(db, [todoIds.review(id)]);
    });
    context.cardHints.publishTo(context.db.tenant, 'todos', touched);
    return {};
  },

  async remove(held, context) {
    await removePublication(context, 'guide', held);
    return {};
  },

  async exportWord(query, context) {
    await readForPrint(context, query);
    return { url: printLink(context, query) };
  },

  async services(query, { db, person }) {
    return rows.listServices(db, person, query);
  },
};

async function refuseOtherService(context: SignedInContext, id: string): Promise<never> {
  const { kind } = await publicationFor(context, id);
  return kind === 'guide' ? invalid('serviceId') : fail('not_found');
}

const publishGuidesChanged = ({ bus, db }: SignedInContext) =>
  bus.publish('hint', { tenantId: db.tenant, topic: publishables.guide.topic });
