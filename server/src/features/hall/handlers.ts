import type { hall } from '@yizhan/contract/calls/hall.ts';
import { centreKinds } from '@yizhan/contract/centres.ts';
import type { HallQuery } from '@yizhan/contract/entities/hall.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import type { OpenContext } from '../../context.ts';
import { newestCentre, publishedCentre } from '../../domain/centres/centres.ts';
import { readSearchWords } from '../../domain/search/synonym-queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as facetRows from './facet-queries.ts';
import { findServices, hasResultsForAnybody, termsOf, type WholeQuery, wordsWithResults } from './find-services.ts';
import { type HallReader, hallReaderOf } from './hall-reader.ts';
import * as rows from './queries.ts';
import { isMissed, isSearch, wordOf } from './rules.ts';
import * as wordRows from './word-queries.ts';

type FacetQuery = Omit<WholeQuery, 'current' | 'size' | 'sort'>;

export const handlers: Handlers<typeof hall> = {
  page: (query, context) => page(query, context),
  openPage: (query, context) => page(query, context),
  facets: async (query, context) => facets(hallReaderOf(context), await arrangedAs(context, query)),
  suggest: (input, context) => suggest(input, context),
  openSuggest: (input, context) => suggest(input, context),

  async centre({ type, draft = false }, context) {
    const { db, person } = context;
    const kind = centreKinds[type];
    const isEditor = person?.menus.has(publishables[kind].menu) ?? false;
    const content = draft && isEditor ? await newestCentre(db, type) : await publishedCentre(context, type);
    if (!content) return { centre: null };
    const { picks: _picks, ...centre } = content;
    return { centre };
  },

  async words(_, context) {
    const { db, person } = context;
    const [history, featured, hot] = await Promise.all([
      person ? wordRows.listHistory(db, person.id) : [],
      wordsWithResults(hallReaderOf(context), context.tenant.settings.search.hotWords),
      othersWords(context, { most: searchLimits.hotWordsShown }),
    ]);
    const words = [...new Set([...featured, ...hot])];
    return { history, hot: words.slice(0, searchLimits.hotWordsShown) };
  },

  recent: (_, context) => rows.listRecent(hallReaderOf(context)),

  async forget({ word }, { db, now, person }) {
    await wordRows.forgetWords(db, { userId: person.id, word: word && wordOf(word), now });
    return {};
  },

  async request({ keyword, text }, context) {
    await assertNoSensitiveWord(context, 'searchRequest', text);
    const { db, now, person } = context;
    if ((await wordRows.countRequests(db, person.id, now)) >= searchLimits.requestsPerDay) fail('too_many');
    await wordRows.insertRequest(db, { userId: person.id, word: wordOf(keyword), text, now });
    return {};
  },

  hottest: ({ size }, context) => rows.listFirst(hallReaderOf(context), 'heat', size),
  openHottest: ({ size }, context) => rows.listFirst(hallReaderOf(context), 'heat', size),
  newest: ({ size }, context) => rows.listFirst(hallReaderOf(context), 'new', size),
  openNewest: ({ size }, context) => rows.listFirst(hallReaderOf(context), 'new', size),
  counts: (_, context) => facetRows.countServices(hallReaderOf(context)),
  openCounts: (_, context) => facetRows.countServices(hallReaderOf(context)),

  async pageRoles(query, context) {
    const whole = await arrangedAs(context, query);
    const { current, size } = whole;
    const { records, total } = await findServices(hallReaderOf(context), whole);
    const audiences = await rows.listAudiences(
      context.db,
      records.map(({ serviceId }) => serviceId),
    );
    const byId = new Map(audiences.map(({ id, ...names }) => [id, names]));
    const nobody = { roles: [], identities: [], departments: [] };
    return {
      records: records.map((one) => ({ ...one, ...(byId.get(one.serviceId) ?? nobody) })),
      total,
      current,
      size,
    };
  },

  shelf: ({ keyword }, context) => rows.listShelf(hallReaderOf(context), keyword),
  casServices: (_, context) => rows.listCasServices(hallReaderOf(context)),
  departments: async (query, context) => (await facets(hallReaderOf(context), await arrangedAs(context, query))).depts,
  scenes: async (query, context) => (await facets(hallReaderOf(context), await arrangedAs(context, query))).scenes,
  types: async (query, context) => (await facets(hallReaderOf(context), await arrangedAs(context, query))).types,
};

async function page(query: HallQuery, context: OpenContext) {
  const { db, now, person } = context;
  const reader = hallReaderOf(context);
  const whole = await arrangedAs(context, query);
  const { isElsewhere, ...found } = await findServices(reader, whole);
  const { total } = found;
  if (isSearch(query)) {
    const isGap = isMissed(query, { total, isElsewhere }) && !(await hasResultsForAnybody(reader, query.keyword));
    const word = wordOf(query.keyword);
    await wordRows.logSearch(db, { userId: person?.id ?? null, word, hits: total, now }, isGap);
  }
  return { ...found, current: whole.current, size: whole.size };
}

/** Counts the same services as the page shows, including the results of a fuzzy search. */
async function facets(reader: HallReader, { keyword, ...filters }: FacetQuery) {
  const words = await readSearchWords(reader.db, keyword);
  if (!words) return facetRows.countFacets(reader, filters, keyword ? { ids: [] } : {});
  return facetRows.countFacets(reader, filters, await termsOf(reader, filters.type, words));
}

async function suggest({ keyword }: { keyword: string }, context: OpenContext) {
  const most = searchLimits.suggestionsShown;
  const [{ records, near }, words] = await Promise.all([
    findServices(hallReaderOf(context), { keyword, tab: 'all', current: 1, size: most }),
    othersWords(context, { begins: wordOf(keyword), most }),
  ]);
  return { services: records, near, words };
}

/** Over-fetch factor: some words of others find nothing for this caller. */
const SPARE = 3;

/** Words others search for, if they find something for the caller. Names of services for others are never revealed. */
async function othersWords(context: OpenContext, { begins, most }: { begins?: string; most: number }) {
  const { db, now } = context;
  const typed = await wordRows.listHotWords(db, { now, most: most * SPARE, ...(begins && { begins }) });
  const found = await wordsWithResults(hallReaderOf(context), await harmless(context, typed));
  return found.slice(0, most);
}

/** Removes words of others that contain sensitive words. */
async function harmless({ words, db }: OpenContext, typed: readonly string[]): Promise<string[]> {
  const hits = await Promise.all(typed.map((text) => words.find(db.tenant, text)));
  return typed.filter((_, at) => hits[at] === undefined);
}

type Arrangeable = Pick<HallQuery, 'type' | 'tab' | 'sort' | 'keyword' | 'size'>;

/** What the query leaves open is as the centre is arranged. */
async function arrangedAs<Q extends Arrangeable>(context: OpenContext, query: Q) {
  const centre = await publishedCentre(context, query.type ?? '');
  const isFirst = query.tab === 'all' && !query.keyword;
  const sort = query.sort ?? ((isFirst && centre?.sort) || undefined);
  return { ...query, sort, size: query.size ?? centre?.pageSize ?? serviceLimits.pageSize, picks: centre?.picks ?? [] };
}
