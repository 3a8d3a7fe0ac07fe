import type { dutyLists } from '@yizhan/contract/calls/duty-lists.ts';
import type { DutyItemContent } from '@yizhan/contract/entities/duty-item.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { fail } from '../../common/fail.ts';
import { toInUse } from '../../common/in-use.ts';
import { nextCode } from '../../common/next-code-queries.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { assertKeepsDept, assertKeepsItem, publishersOf } from '../../domain/duty-lists/keeper-queries.ts';
import { listsOf } from '../../domain/duty-lists/lists.ts';
import { assignPublishRequest } from '../../domain/duty-lists/todos.ts';
import { change } from '../../domain/publishing/change.ts';
import { createDraft, publicationFor, saveDraft } from '../../domain/publishing/publishing.ts';
import { parseContent } from '../../domain/publishing/rules.ts';
import { deleteEntry, indexDutyItem } from '../../domain/search/entry-queries.ts';
import { listServiceChoices } from '../../domain/services/choice-queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './item-queries.ts';
import { prepareContent, wordsIn } from './rules.ts';

type Calls = Pick<
  Handlers<typeof dutyLists>,
  'items' | 'item' | 'create' | 'update' | 'remove' | 'askReview' | 'archive' | 'services'
>;

/** The items of departments. Publishing itself is the same as for everything else. */
export const items: Calls = {
  items: (query, { db, person }) => rows.listManaged(db, person, query),

  async item({ id }, context) {
    const { db, person, files } = context;
    const publication = await publicationFor(context, id);
    if (publication.kind !== 'dutyItem') fail('not_found');
    const row = (await rows.getManaged(db, person, id)) ?? fail('not_found');
    const content = parseContent('dutyItem', publication.content);
    const links = prepareContent(content).files.map((file) => [`/files/${file}`, files.link(person, file)] as const);
    return { ...row, content, links: Object.fromEntries(links) };
  },

  create: (typed, context) =>
    write(context, typed, async (inside, written) => {
      const content = { ...written, code: written.code || (await nextCode(inside.db, 'dutyItem')) };
      const saved = await createDraft(inside, 'dutyItem', content);
      await rows.insertItem(inside.db, { id: saved.id, ...content });
      return saved;
    }),

  update: ({ id, version, ...typed }, context) =>
    write(context, typed, async (inside, content) => {
      await assertIsItem(inside, id);
      const saved = await saveDraft(inside, 'dutyItem', { id, version }, content);
      // Until first published, a draft moves the item at once. Nobody may give away what they could not take back.
      await assertKeepsItem(inside.db, inside.person, id, 'write');
      return saved;
    }),

  async remove(held, context) {
    await change(context, 'remove', held, async (db, before) => {
      if (before.kind !== 'dutyItem') fail('not_found');
      const { title } = parseContent('dutyItem', before.content);
      const uses = await rows.usesOfItem(db, before.id);
      if (uses.length > 0) fail('duty_item_linked', { name: title }, toInUse(uses));
      return { write: 'remove', record: { before: before.content } };
    });
    publishListsChanged(context);
    return {};
  },

  askReview: (held, context) =>
    change(context, 'askReview', held, async (db, before) => {
      const { now, person } = context;
      if (before.kind !== 'dutyItem') fail('not_found');
      if (before.draft === null) fail('nothing_to_publish');
      const { title } = parseContent('dutyItem', before.draft);
      await rows.submitItem(db, before.id, { by: person.id, now });
      const touched = await publishersOf(db, now);
      await assignPublishRequest(db, { itemId: before.id, title, now, by: person.name }, touched);
      return { write: {}, record: { after: { submitted: true } }, touched };
    }),

  async archive({ off, ...held }, context) {
    const saved = await change(context, 'changeShelf', held, async (db, before) => {
      if (before.kind !== 'dutyItem' || !(await rows.archiveItem(db, before.id, off))) fail('not_found');
      await (off ? deleteEntry(db, 'dutyItem', before.id) : indexDutyItem(db, before.id));
      return { write: {}, record: { after: { off } } };
    });
    publishListsChanged(context);
    return saved;
  },

  services: (query, { db }) => listServiceChoices(db, query),
};

const invalid = (field: string) => fail('invalid_input', { fields: field }, { fields: [field] });

type Saving = (context: SignedInContext, content: DutyItemContent) => Promise<{ id: string; version: number }>;

/** Every way a draft is written: its words, its list, what it names, whose department it is given to, its files. */
async function write(context: SignedInContext, typed: DutyItemContent, save: Saving) {
  const { content, files } = prepareContent(typed);
  await assertNoSensitiveWord(context, 'dutyItem', wordsIn(content));
  const { lists } = await listsOf(context);
  if (!lists.some(({ code }) => code === content.listType)) fail('duty_no_such_list', {}, { field: 'listType' });
  return context.db.transaction(async (db) => {
    await assertKeepsDept(db, context.person, content.deptId);
    await assertNothingMissing(db, content);
    const saved = await save({ ...context, db }, content);
    const attached = { audience: 'attached', attachedTo: 'dutyItem', attachedId: saved.id } as const;
    await context.files.attach(db, context.person, files, attached);
    return saved;
  });
}

async function assertNothingMissing(db: Db, content: DutyItemContent): Promise<void> {
  const missing = await rows.findMissing(db, content);
  if (missing.dept) invalid('deptId');
  if (missing.partners) invalid('coDepts');
  if (missing.services) invalid('serviceIds');
}

async function assertIsItem(context: SignedInContext, id: string): Promise<void> {
  const { kind } = await publicationFor(context, id);
  if (kind !== 'dutyItem') fail('not_found');
}

const publishListsChanged = ({ bus, db }: SignedInContext) =>
  bus.publish('hint', { tenantId: db.tenant, topic: publishables.dutyItem.topic });
