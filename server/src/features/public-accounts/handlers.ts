import type { publicAccounts } from '@yizhan/contract/calls/public-accounts.ts';
import { fail } from '../../common/fail.ts';
import { fileIdOf } from '../../common/picture-links.ts';
import { listOwnAccounts, setAccountMuted } from '../../domain/notices/mute-queries.ts';
import { publishNoticesChanged } from '../../domain/notices/send-notice.ts';
import type { Handlers } from '../../handlers.ts';
import { answering } from './answering.ts';
import { keeping } from './keeping.ts';
import { settings } from './settings.ts';

export const handlers: Handlers<typeof publicAccounts> = {
  async mine(_, { db, person, files }) {
    return (await listOwnAccounts(db, person.id)).map(({ avatar, ...account }) => ({
      ...account,
      avatar: avatar && files.link(person, fileIdOf(avatar)),
    }));
  },

  async mute({ accountId, muted }, context) {
    const { db, person } = context;
    const own = (await listOwnAccounts(db, person.id)).find(({ id }) => id === accountId) ?? fail('not_found');
    if (own.muted !== muted) await db.transaction((db) => setAccountMuted(db, person.id, accountId, muted));
    publishNoticesChanged(db, context, [person.id]);
    return {};
  },

  ...keeping,
  ...answering,
  ...settings,
};
