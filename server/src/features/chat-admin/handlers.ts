import type { chatAdmin } from '@yizhan/contract/calls/chat-admin.ts';
import type { ChatSettingsDetail } from '@yizhan/contract/entities/chat-admin.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { acceptedExtensions } from '../../common/files/file-kinds.ts';
import { toMessageId, toUserTypeOf } from '../../domain/chat/rules.ts';
import { findSettings, lockSettings, type StoredSettings, writeSettings } from '../../domain/settings/queries.ts';
import { recordViews } from '../../domain/users/views.ts';
import type { Handlers } from '../../handlers.ts';
import { findRecords } from './queries.ts';

const toDetail = ({ settings, version }: StoredSettings): ChatSettingsDetail => ({
  ...settings.chat,
  knownTypes: acceptedExtensions,
  version,
});

export const handlers: Handlers<typeof chatAdmin> = {
  async get(_, { db }) {
    return toDetail(await findSettings(db));
  },

  async update({ version, ...input }, context) {
    const { db, tenant, bus } = context;
    const unknown = input.fileTypes.find((type) => !acceptedExtensions.includes(type));
    if (unknown) fail('invalid_input', { fields: 'fileTypes' });
    const saved = await db.transaction(async (tx) => {
      const before = await lockSettings(tx, version);
      await writeSettings(tx, before.name, { ...before.settings, chat: input });
      const entry = { action: 'update', entity: 'settings', entityId: tenant.id } as const;
      await audit({ ...context, db: tx }, { ...entry, before: { chat: before.settings.chat }, after: { chat: input } });
      return findSettings(tx);
    });
    bus.publish('tenant.changed', { tenantId: tenant.id });
    return toDetail(saved);
  },

  /** The record of the search commits before anything is shown. */
  async searchRecords({ reason, ...query }, context) {
    const { db, tenant } = context;
    if (query.from > query.to) fail('invalid_input', { fields: 'to' });
    const rows = await findRecords(db, query);
    const total = rows[0]?.total ?? 0;
    const { keyword, sender, from, to, current, size } = query;
    const after = { reason, keyword, sender, from, to, current, total };
    await audit(context, { action: 'search', entity: 'message', entityId: tenant.id, after });
    await recordViews(context, { userIds: rows.map(({ fromId }) => fromId), why: 'chatRecords', note: reason });
    const records = rows.map(({ jid, seq, kind, fromId: _fromId, total: _total, ...row }) => ({
      ...row,
      messageId: toMessageId(jid, seq),
      toUserType: toUserTypeOf(kind),
    }));
    return { records, total, current, size };
  },
};
