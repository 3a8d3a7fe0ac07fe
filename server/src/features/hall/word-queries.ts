import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { dayOf, startOf } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';

export type LoggedSearch = { userId: string | null; word: string; hits: number; now: Date };

/** Within this time, the same word of the same person is one search: they page or filter. */
const SAME_SEARCH_MINUTES = 10;
/** A word that only one person searched for is not shown to others. */
const PEOPLE_LEAST = 2;

const today = (now: Date) => sql`at >= ${startOf(dayOf(now))}::timestamptz`;

/** Logged searches of the same word by the same person, or by any visitor. */
const sameSearch = ({ userId, word }: LoggedSearch) => sql`
  search_log where tenant_id = ${tenant} and word = ${word}
    and ${userId === null ? sql`user_id is null` : sql`user_id = ${userId}`}`;

/** The number of visitors is unknown, so each of their words is logged once a day. */
const isNoted = (search: LoggedSearch) =>
  search.userId === null
    ? today(search.now)
    : sql`forgotten_at is null and at > ${search.now}::timestamptz - make_interval(mins => ${SAME_SEARCH_MINUTES})`;

/** Otherwise visitors could fill the log with made-up words. */
const isUnderDailyLimit = ({ userId, now }: LoggedSearch) =>
  userId === null
    ? sql`(select count(*) from (
        select 1 from search_log where tenant_id = ${tenant} and user_id is null and ${today(now)}
        limit ${searchLimits.visitorWordsPerDay}) today) < ${searchLimits.visitorWordsPerDay}`
    : sql`true`;

/** A visitors' search without results counts as a gap only if repeated on another day: anybody can type anything. */
const isFinalSearch = (search: LoggedSearch) =>
  search.userId === null ? sql`exists (select 1 from ${sameSearch(search)} and hits = 0)` : sql`true`;

/** Logs a search once, and a search without results as a gap. A gap marked done is reopened. */
export function logSearch(db: Db, search: LoggedSearch, isGap: boolean) {
  const { userId, word, hits, now } = search;
  return db.run(sql`
    with noted as (
      insert into search_log (tenant_id, user_id, word, hits, at)
      select ${tenant}, ${userId}::bigint, ${word}::text, ${hits}::int, ${now}::timestamptz
      where not exists (select 1 from ${sameSearch(search)} and ${isNoted(search)}) and ${isUnderDailyLimit(search)}
      returning id
    )
    insert into search_gap (tenant_id, word, first_at, last_at)
    select ${tenant}, ${word}::text, ${now}::timestamptz, ${now}::timestamptz from noted
    where ${isGap ? isFinalSearch(search) : sql`false`}
    on conflict (tenant_id, word) do update set times = search_gap.times + 1, last_at = excluded.last_at,
      state = case when search_gap.state = 'DONE' then 'OPEN' else search_gap.state end`);
}

type Word = { word: string };
const wordsFrom = async (rows: Promise<Word[]>) => (await rows).map(({ word }) => word);

/** The person's own searches, newest first. */
export const listHistory = (db: Db, userId: string) =>
  wordsFrom(
    db.many<Word>(sql`
      select word from search_log where tenant_id = ${tenant} and user_id = ${userId} and forgotten_at is null
      group by word order by max(at) desc, max(id) desc limit ${searchLimits.historyShown}`),
  );

type WordQuery = { now: Date; begins?: string; most: number };

/** Words that several people recently searched for with results. All visitors count as one person. */
export const listHotWords = (db: Db, { now, begins, most }: WordQuery) =>
  wordsFrom(
    db.many<Word>(sql`
      select word from search_log
      where tenant_id = ${tenant} and at > ${now}::timestamptz - make_interval(days => ${searchLimits.hotWordDays})
        ${begins === undefined ? nothing : sql`and word like ${`${escapeLike(begins)}%`} and word <> ${begins}`}
      group by word
      having count(distinct coalesce(user_id, 0)) >= ${PEOPLE_LEAST} and max(hits) > 0
      order by count(distinct coalesce(user_id, 0)) desc, count(*) desc, word limit ${most}`),
  );

export const forgetWords = (db: Db, { userId, word, now }: { userId: string; word: string | undefined; now: Date }) =>
  db.run(sql`
    update search_log set forgotten_at = ${now}
    where tenant_id = ${tenant} and user_id = ${userId} and forgotten_at is null
      ${word === undefined ? nothing : sql`and word = ${word}`}`);

/** How many requests the person made in the last day. */
export async function countRequests(db: Db, userId: string, now: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from search_request
    where tenant_id = ${tenant} and user_id = ${userId} and created_at > ${now}::timestamptz - interval '1 day'`);
  return n;
}

type Request = { userId: string; word: string; text: string; now: Date };

/** Creates the gap if it does not exist yet. */
export const insertRequest = (db: Db, { userId, word, text, now }: Request) =>
  db.run(sql`
    with gap as (
      insert into search_gap (tenant_id, word, first_at, last_at)
      values (${tenant}, ${word}, ${now}, ${now})
      on conflict (tenant_id, word) do update set last_at = excluded.last_at,
        state = case when search_gap.state = 'DONE' then 'OPEN' else search_gap.state end
      returning id
    )
    insert into search_request (tenant_id, gap_id, user_id, text, created_at)
    select ${tenant}, id, ${userId}::bigint, ${text}::text, ${now}::timestamptz from gap`);
