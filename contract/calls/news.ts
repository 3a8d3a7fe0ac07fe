import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing, page } from '../entities/common.ts';
import {
  article,
  articleCard,
  articleDetail,
  articleInput,
  articleQuery,
  articleRow,
  newsColumn,
  newsColumnInput,
  newsColumnRow,
  newsQuery,
} from '../entities/news.ts';
import { saved, version } from '../entities/publishing.ts';
import * as newsLimits from '../limits/news.ts';
import { newsRoutes } from '../routes/news.ts';

const held = z.object({ id, version });

export const news = calls(newsRoutes, {
  columns: { summary: 'The news columns the caller may read', input: nothing, output: z.array(newsColumn) },
  page: {
    summary: 'Articles of a column, pinned ones first, then the newest',
    input: newsQuery,
    output: page(articleCard),
  },
  article: { summary: 'One article, for those it is meant for; counts the visit', input: byId, output: article },

  manageColumns: {
    summary: 'Every news column with the number of its articles',
    input: nothing,
    output: z.array(newsColumnRow),
  },
  submitColumn: {
    summary: 'Create or change a news column',
    input: z.object({ column: newsColumnInput, held: held.optional() }),
    output: saved,
  },
  removeColumn: { summary: 'Remove a news column that has no articles', input: held, output: nothing },
  orderColumns: {
    summary: 'Put the columns in this order',
    input: z.object({ ids: z.array(id).max(newsLimits.maxColumns) }),
    output: nothing,
  },
  pickColumns: { summary: 'News columns to pick for a card', input: nothing, output: z.array(newsColumn) },
  manage: { summary: 'Articles with their state, for their editors', input: articleQuery, output: page(articleRow) },
  detail: { summary: 'An article as its editor fills it in', input: byId, output: articleDetail },
  submit: {
    summary: 'Write or change an article; needs the version the editor holds',
    input: z.object({ article: articleInput, held: held.optional() }),
    output: saved,
  },
  remove: { summary: 'Remove an article', input: held, output: nothing },
});
