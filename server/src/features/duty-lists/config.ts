import type { dutyLists } from '@yizhan/contract/calls/duty-lists.ts';
import type { DutyListsContent } from '@yizhan/contract/entities/duty-list.ts';
import { firstDutyListsContent } from '@yizhan/contract/first-duty-lists.ts';
import { fail } from '../../common/fail.ts';
import { attachIcon } from '../../common/picture-links.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { inOrder } from '../../domain/duty-lists/rules.ts';
import { createDraft, saveDraft } from '../../domain/publishing/publishing.ts';
import { listPublications, type Publication } from '../../domain/publishing/queries.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { countItems, lockLists } from './config-queries.ts';

type Calls = Pick<Handlers<typeof dutyLists>, 'config' | 'saveConfig'>;

const only = async (db: Db): Promise<Publication | undefined> => (await listPublications(db, 'dutyLists'))[0];

/** A school has one configuration of its lists. It is created on first access. */
async function ownLists(context: SignedInContext): Promise<Publication> {
  const existing = await only(context.db);
  if (existing) return existing;
  return context.db.transaction(async (db) => {
    await lockLists(db);
    const created = await only(db);
    if (created) return created;
    await createDraft({ ...context, db }, 'dutyLists', firstDutyListsContent());
    const lists = await only(db);
    if (!lists) throw new Error('the lists were not made');
    return lists;
  });
}

/** Which lists there are and what they show. */
export const config: Calls = {
  async config(_, context) {
    const row = await ownLists(context);
    const content = inOrder(parseContent('dutyLists', row.content));
    return { ...stateOf(row), content, items: await countItems(context.db) };
  },

  async saveConfig({ content: typed, held }, context) {
    const content = inOrder(typed);
    await assertNoSensitiveWord(context, 'dutyLists', textOf(content));
    const row = await ownLists(context);
    return context.db.transaction(async (db) => {
      await assertNoneLost(db, parseContent('dutyLists', row.content), content);
      for (const { icon } of content.lists) await attachIcon({ ...context, db }, icon);
      return saveDraft({ ...context, db }, 'dutyLists', held ?? { id: row.id, version: row.version }, content);
    });
  },
};

/** A list with items can be switched off; without it they would be unreachable. */
async function assertNoneLost(db: Db, before: DutyListsContent, after: DutyListsContent): Promise<void> {
  const left = new Set(after.lists.map(({ code }) => code));
  const used = (await countItems(db)).find(({ code }) => !left.has(code));
  if (!used) return;
  const name = before.lists.find(({ code }) => code === used.code)?.name ?? used.code;
  fail('duty_list_in_use', { name, n: used.total });
}

const textOf = ({ title, intro, lists }: DutyListsContent) =>
  [title, intro, ...lists.flatMap(({ name, columns }) => [name, ...columns.map(({ label }) => label)])].join('\n');
