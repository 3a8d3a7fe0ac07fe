import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { gaps, searches, synonyms } from './demo/search.ts';

const DAY_MS = 86_400_000;
const PEOPLE = 80;
const EDITOR = 'service_admin';

/** Synonyms, searches, and searches without a result; run after the people. */
export async function seedSearch(db: Db, now: Date): Promise<void> {
  const editor = sql`(select id from app_user where tenant_id = ${tenant} and account = ${EDITOR})`;
  await db.run(sql`
    insert into synonym (tenant_id, words, updated_at, updated_by)
    select ${tenant}, array(select jsonb_array_elements_text(w::jsonb)), ${now}::timestamptz, ${editor}
    from unnest(${synonyms.map(json)}::text[]) w`);
  const people = await db.many<{ account: string }>(sql`
    select account from app_user where tenant_id = ${tenant} order by id limit ${PEOPLE}`);
  if (people.length === 0) return;
  const rows = searches(
    now,
    people.map(({ account }) => account),
  );
  await db.run(sql`
    insert into search_log (tenant_id, user_id, word, hits, at)
    select ${tenant}, u.id, l.word, l.hits, l.at
    from unnest(${rows.map((r) => r.account)}::text[], ${rows.map((r) => r.word)}::text[],
      ${rows.map((r) => r.hits)}::int[], ${rows.map((r) => r.at)}::timestamptz[]) as l(account, word, hits, at)
    join app_user u on u.tenant_id = ${tenant} and u.account = l.account`);
  await seedGaps(db, now);
}

async function seedGaps(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    insert into search_gap (tenant_id, word, times, first_at, last_at)
    select ${tenant}, g.word, g.times, g.first_at, ${new Date(now.getTime() - DAY_MS / 4)}::timestamptz
    from unnest(${gaps.map((g) => g.word)}::text[], ${gaps.map((g) => g.times)}::int[],
      ${gaps.map((g) => new Date(now.getTime() - g.days * DAY_MS))}::timestamptz[]) as g(word, times, first_at)`);
  const wishes = gaps.flatMap(({ word, requests }) =>
    requests.map(([account, text], at) => ({ word, account, text, at: new Date(now.getTime() - (at + 1) * DAY_MS) })),
  );
  await db.run(sql`
    insert into search_request (tenant_id, gap_id, user_id, text, created_at)
    select ${tenant}, g.id, u.id, w.text, w.at
    from unnest(${wishes.map((w) => w.word)}::text[], ${wishes.map((w) => w.account)}::text[],
      ${wishes.map((w) => w.text)}::text[], ${wishes.map((w) => w.at)}::timestamptz[]) as w(word, account, text, at)
    join search_gap g on g.tenant_id = ${tenant} and g.word = w.word
    join app_user u on u.tenant_id = ${tenant} and u.account = w.account`);
}
