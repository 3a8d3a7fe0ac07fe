import type { news } from '@yizhan/contract/calls/news.ts';
import type { ArticleInput } from '@yizhan/contract/entities/news.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { cleanText, toPlainTexts } from '../../common/rich-texts.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { assertNotStale } from '../../common/stale.ts';
import { parseWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './article-queries.ts';
import { lockColumn } from './column-queries.ts';
import { filesOf, prepareArticle } from './rules.ts';

type Calls = Pick<Handlers<typeof news>, 'manage' | 'detail' | 'submit' | 'remove'>;

/** Editing articles. */
export const articles: Calls = {
  async manage(query, { db, now }) {
    return rows.listArticles(db, query, now);
  },

  async detail({ id }, { db }) {
    const { updatedAt: _at, updatedBy: _by, ...detail } = (await rows.findArticle(db, id)) ?? fail('not_found');
    return detail;
  },

  async submit({ article: input, held }, context) {
    const { db, person, now, files } = context;
    const { article, files: fileIds } = prepareArticle(input, await cleanText(input.content));
    await assertNoSensitiveWord(context, 'news', await wordsIn(article));
    const { saved, before } = await db.transaction(async (db) => {
      const before = held && (await lockCurrentArticle(db, held));
      await assertPlaces(db, input);
      const written = { ...article, by: person.id, now };
      const saved = held ? await rows.updateArticle(db, held.id, written) : await rows.insertArticle(db, written);
      await files.attach(db, person, fileIds, { audience: 'attached', attachedTo: 'news', attachedId: saved.id });
      if (before)
        await files.remove(
          db,
          filesOf(before).filter((id) => !fileIds.includes(id)),
        );
      const action = held ? 'update' : 'create';
      await audit({ ...context, db }, { action, entity: 'news', entityId: saved.id, before, after: article });
      return { saved, before };
    });
    publishArticlesChanged(context, [before, input]);
    return saved;
  },

  async remove(held, context) {
    const before = await context.db.transaction(async (db) => {
      const before = await lockCurrentArticle(db, held);
      await recycle({ ...context, db }, { kind: 'news', id: held.id, name: before.title });
      await rows.deleteArticle(db, held.id);
      await context.files.remove(db, filesOf(before));
      await audit({ ...context, db }, { action: 'remove', entity: 'news', entityId: held.id, before });
      return before;
    });
    publishArticlesChanged(context, [before]);
    return {};
  },
};

async function lockCurrentArticle(db: Db, { id, version }: { id: string; version: number }) {
  const before = (await rows.lockArticle(db, id)) ?? fail('not_found');
  assertNotStale(before, version, before.title);
  return before;
}

/** All text of an article that people read. */
const wordsIn = async ({ title, summary, content }: Pick<ArticleInput, 'title' | 'summary' | 'content'>) =>
  [title, summary, ...(await toPlainTexts([content]))].join('\n');

/** Locks the column, so that nobody removes it while an article is added. */
async function assertPlaces(db: Db, { columnId, deptId }: Pick<ArticleInput, 'columnId' | 'deptId'>) {
  const missing = (field: string) => fail('invalid_input', { fields: field }, { fields: [field] });
  if (!(await lockColumn(db, columnId))) missing('columnId');
  if (deptId !== null && !(await rows.isDepartment(db, deptId))) missing('deptId');
}

type PreviousArticle = Pick<ArticleInput, 'releaseTime'> | undefined;

/** Pages that show news refetch when a published article has changed. */
function publishArticlesChanged(
  { bus, db, now }: Pick<SignedInContext, 'bus' | 'db' | 'now'>,
  states: readonly PreviousArticle[],
) {
  const isOut = (one: PreviousArticle) => one?.releaseTime != null && (parseWireTime(one.releaseTime) ?? now) <= now;
  if (states.some(isOut)) bus.publish('hint', { tenantId: db.tenant, topic: 'card.news' });
}
