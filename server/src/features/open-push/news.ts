import type { NewsItem } from '@yizhan/contract/open/items.ts';
import { html } from '../../common/html.ts';
import { cleanTexts, toPlainTexts } from '../../common/rich-texts.ts';
import type { Db } from '../../db/database.ts';
import { listMissingCovers, removeCovers } from '../../domain/news/cover-queries.ts';
import { listColumnIds, upsertArticles } from '../../domain/news/push-queries.ts';
import { splitItems } from './accounts.ts';
import type { PushContext, PushHandlers } from './handler.ts';
import { listDepartmentIds } from './queries.ts';

export const newsHandlers: Pick<PushHandlers, 'upsertNews'> = {
  async upsertNews(items, context) {
    const { client, words, tenant, bus, now } = context;
    const cleaned = await cleanTexts(items.map(toHtml));
    const plain = await toPlainTexts(cleaned.map(({ html }) => html));
    const blocked = new Set<NewsItem>();
    const contents = new Map<NewsItem, string>();
    for (const [at, item] of items.entries()) {
      contents.set(item, cleaned[at]?.html ?? '');
      const said = [item.title, item.summary, plain[at]].join('\n');
      if ((await words.find(tenant.id, said)) !== undefined) blocked.add(item);
    }
    return async (db, afterCommit) => {
      const columns = new Map(
        (
          await listColumnIds(
            db,
            items.map((i) => i.column),
          )
        ).map((c) => [c.name, c.id]),
      );
      const depts = new Map(
        (
          await listDepartmentIds(
            db,
            items.map((i) => i.publishDept),
          )
        ).map((d) => [d.code, d.id]),
      );
      const { taken, failures } = splitItems(items, (item) => {
        if (blocked.has(item)) return { code: 'sensitive' };
        if (!columns.has(item.column)) return { code: 'unknown_column', params: { name: item.column } };
        const isKnown = item.publishDept === '' || depts.has(item.publishDept);
        return isKnown ? undefined : { code: 'unknown_dept', params: { code: item.publishDept } };
      });
      // Everybody could read them: of a sandbox client they are only checked.
      if (client.isSandbox) return failures;
      const rows = taken.map((item) => ({
        ...{ guid: item.guid, title: item.title, summary: item.summary, url: item.url, important: item.important },
        ...{ topUntil: item.topUntil, releaseTime: item.releaseTime ?? null },
        columnId: columns.get(item.column) ?? '',
        content: contents.get(item) ?? '',
        isPublic: item.visibility === 'PUBLIC',
        audience: Array.isArray(item.visibility) ? item.visibility : [],
        deptId: depts.get(item.publishDept) ?? null,
      }));
      if ((await upsertArticles(db, client.appId, rows, client.createdBy, now)) > 0)
        afterCommit(() => bus.publish('hint', { tenantId: tenant.id, topic: 'card.news' }));
      await askForCovers(db, context, taken);
      return failures;
    };
  },
};

/** A job fetches them: a slow picture holds up no push. What was fetched before is not fetched again. */
async function askForCovers(db: Db, { client, jobs }: PushContext, items: readonly NewsItem[]) {
  const { appId: sourceApp, createdBy: ownerId } = client;
  const covers = items.flatMap(({ guid, cover }) => (cover === '' ? [] : [{ guid, url: cover }]));
  const bare = items.flatMap(({ guid, cover }) => (cover === '' ? [guid] : []));
  await removeCovers(db, sourceApp, bare);
  if ((await listMissingCovers(db, sourceApp, covers)).length > 0)
    await jobs.start(db, 'newsCovers', { sourceApp, ownerId, covers });
}

/** The text with its attachments below it. */
const toHtml = ({ content, attachments }: NewsItem) => {
  const links = attachments.map(({ name, url }) => html`<li><a href="${url}">${name}</a></li>`);
  return links.length === 0 ? content : content + html`<ul>${links}</ul>`.text;
};
