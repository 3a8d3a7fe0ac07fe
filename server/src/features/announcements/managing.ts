import type { announcements } from '@yizhan/contract/calls/announcements.ts';
import type { AnnouncementContent } from '@yizhan/contract/entities/announcement.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { fail } from '../../common/fail.ts';
import { cleanText, toPlainTexts } from '../../common/rich-texts.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { parseWireTime } from '../../common/wire-time.ts';
import {
  createDraft,
  publicationFor,
  removePublication,
  saveDraft,
  withdraw,
} from '../../domain/publishing/publishing.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { isDepartment, listManaged } from './manage-queries.ts';

type Calls = Pick<Handlers<typeof announcements>, 'manage' | 'get' | 'submit' | 'withdraw' | 'remove'>;

const refuseField = (field: keyof AnnouncementContent) => fail('invalid_input', { fields: field }, { fields: [field] });

/** Writing announcements. Publishing, scheduling and rolling back are the calls of `publishing`. */
export const managing: Calls = {
  async manage(query, { db, now }) {
    const { rows, total } = await listManaged(db, query, now);
    const records = rows.map(({ content, deptName, readId, ...row }) => {
      const { important, until } = parseContent('announcement', content);
      return { ...stateOf({ ...row, content }), important, until, deptName, readId };
    });
    return { records, total, current: query.current, size: query.size };
  },

  async get({ id }, context) {
    const publication = await publicationFor(context, id);
    if (publication.kind !== 'announcement') return fail('not_found');
    return { ...stateOf(publication), content: parseContent('announcement', publication.content) };
  },

  async submit({ content: input, held }, context) {
    const { html, pictures } = await cleanText(input.content);
    if (pictures.length > noticeLimits.maxPictures) refuseField('content');
    if (input.until !== null && !parseWireTime(input.until)) refuseField('until');
    if (input.deptId !== null && !(await isDepartment(context.db, input.deptId))) refuseField('deptId');
    const [plain = ''] = await toPlainTexts([html]);
    await assertNoSensitiveWord(context, 'news', `${input.title}\n${plain}`);
    const content = { ...input, content: html };
    return context.db.transaction(async (db) => {
      const within = { ...context, db };
      const saved = await (held
        ? saveDraft(within, 'announcement', held, content)
        : createDraft(within, 'announcement', content));
      // Pictures of earlier revisions stay: one can go back to them.
      const place = { audience: 'attached', attachedTo: 'announcement', attachedId: saved.id } as const;
      await context.files.attach(db, context.person, pictures, place);
      return saved;
    });
  },

  withdraw: (held, context) => withdraw(context, 'announcement', held),

  async remove(held, context) {
    await removePublication(context, 'announcement', held);
    return {};
  },
};
