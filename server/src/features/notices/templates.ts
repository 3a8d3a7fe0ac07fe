import type { notices } from '@yizhan/contract/calls/notices.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { cleanText } from '../../common/rich-texts.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import type { Handlers } from '../../handlers.ts';
import { deleteTemplate, listTemplates, lockTemplate, upsertTemplate } from './template-queries.ts';

type Calls = Pick<Handlers<typeof notices>, 'templates' | 'saveTemplate' | 'removeTemplate'>;

/** Notices to begin with, shared by all who send. */
export const templates: Calls = {
  async templates(_, { db }) {
    return listTemplates(db);
  },

  async saveTemplate({ template: input }, context) {
    const { db, person, now } = context;
    const { html } = await cleanText(input.content);
    // Pictures belong to one notice each, and would be gone with it.
    const template = { ...input, content: html.replace(/<img\b[^>]*>/g, '') };
    return db.transaction(async (db) => {
      const most = { most: noticeLimits.maxTemplates };
      const saved = (await upsertTemplate(db, template, { by: person.id, now })) ?? fail('too_many_templates', most);
      const entry = { action: 'update', entity: 'noticeTemplate', entityId: saved.id } as const;
      await audit({ ...context, db }, { ...entry, after: template });
      return saved;
    });
  },

  async removeTemplate({ id }, context) {
    return context.db.transaction(async (db) => {
      const before = (await lockTemplate(db, id)) ?? fail('not_found');
      await recycle({ ...context, db }, { kind: 'noticeTemplate', id, name: before.name });
      await deleteTemplate(db, id);
      await audit({ ...context, db }, { action: 'remove', entity: 'noticeTemplate', entityId: id, before });
      return {};
    });
  },
};
