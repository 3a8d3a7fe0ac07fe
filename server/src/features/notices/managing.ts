import type { notices } from '@yizhan/contract/calls/notices.ts';
import type { Receivers } from '@yizhan/contract/entities/notice.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { cleanText, toPlainTexts } from '../../common/rich-texts.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { assertNotStale } from '../../common/stale.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  addMissingAccounts,
  findSendable,
  listAccounts,
  reachOf,
  type Sender,
} from '../../domain/notices/account-queries.ts';
import { countReceivers } from '../../domain/notices/audience-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { listAttachments } from './attachments.ts';
import * as rows from './manage-queries.ts';
import { filesOf, prepareNotice } from './rules.ts';

type Calls = Pick<
  Handlers<typeof notices>,
  'accounts' | 'settings' | 'list' | 'get' | 'submit' | 'remove' | 'countReceivers'
>;

/** Writing notices, before they are sent. */
export const managing: Calls = {
  async accounts(_, { db, person }) {
    await addMissingAccounts(db);
    return listAccounts(db, person);
  },

  async settings(_, { tenant }) {
    return tenant.settings.notices;
  },

  async list(query, { db, person, now }) {
    return rows.listNotices(db, person, query, now);
  },

  async get({ id }, { db, person, files, now }) {
    const { updatedAt: _at, updatedBy: _by, ...notice } = (await rows.findNotice(db, id, person)) ?? fail('not_found');
    const { userIds, groupIds } = notice.receivers;
    const inReview = notice.state === 'review';
    return {
      ...notice,
      reviewedReach: inReview ? await countReceivers(db, notice.receivers, await rows.findReach(db, id), now) : null,
      attachments: await listAttachments(db, notice.fileIds, (fileId) => files.link(person, fileId)),
      people: await rows.namePeople(db, userIds),
      groups: await rows.nameGroups(db, groupIds, person.id),
    };
  },

  async submit({ notice: input, held }, context) {
    const { db, person, now, files } = context;
    const clean = await cleanText(input.content);
    const [plain = ''] = await toPlainTexts([clean.html]);
    const notice = prepareNotice(input, clean, plain);
    await assertNoSensitiveWord(context, 'notices', `${notice.title}\n${plain}`);
    return db.transaction(async (db) => {
      const before = held && (await lockUnsent(db, held, person));
      if (!(await findSendable(db, person, input.accountId)))
        fail('invalid_input', { fields: 'accountId' }, { fields: ['accountId'] });
      await assertOwnGroups(db, input.receivers, { person, before: before?.receivers });
      const written = { ...notice, by: person.id, now };
      const saved = held ? await rows.updateNotice(db, held.id, written) : await rows.insertNotice(db, written);
      const fileIds = filesOf(notice);
      await files.attach(db, person, fileIds, { audience: 'attached', attachedTo: 'notice', attachedId: saved.id });
      if (before)
        await files.remove(
          db,
          filesOf(before).filter((id) => !fileIds.includes(id)),
        );
      const action = held ? 'update' : 'create';
      await audit({ ...context, db }, { action, entity: 'notice', entityId: saved.id, before, after: notice });
      return saved;
    });
  },

  async remove(held, context) {
    return context.db.transaction(async (db) => {
      const before = await lockUnsent(db, held, context.person);
      await rows.deleteNotice(db, held.id);
      await context.files.remove(db, filesOf(before));
      await audit({ ...context, db }, { action: 'remove', entity: 'notice', entityId: held.id, before });
      return {};
    });
  },

  async countReceivers({ receivers, accountId }, { db, person, now }) {
    // Groups of others are not counted: their size would be told.
    const groups = await rows.nameGroups(db, receivers.groupIds, person.id);
    const account = accountId === undefined ? undefined : await findSendable(db, person, accountId);
    const reach = reachOf(person, account ?? { deptId: null });
    return { count: await countReceivers(db, { ...receivers, groupIds: groups.map(({ id }) => id) }, reach, now) };
  },
};

/** The notice as it is now, if it can still be changed. */
export async function lockUnsent(db: Db, { id, version }: { id: string; version: number }, sender: Sender) {
  const before = (await rows.lockNotice(db, id, sender)) ?? fail('not_found');
  if (before.state === 'review') fail('notice_in_review');
  if (before.state !== 'draft' && before.state !== 'scheduled') fail('notice_sent_already');
  assertNotStale(before, version, before.title);
  return before;
}

type Writer = { person: SignedInContext['person']; before: Receivers | undefined };

/** Groups that another writer has named stay; new ones must be the writer's own. */
async function assertOwnGroups(db: Db, { groupIds }: Receivers, { person, before }: Writer) {
  const added = groupIds.filter((id) => !before?.groupIds.includes(id));
  if (added.length === 0) return;
  const own = await rows.nameGroups(db, added, person.id);
  if (own.length !== new Set(added).size) fail('notice_foreign_group');
}
