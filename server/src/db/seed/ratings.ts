import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { ratings } from './demo/ratings.ts';

/** Only people not named in the README rate, so that demo users can still give their own rating. */
const RATERS = 120;

/** Ratings, with their sums on the services; run after people and services. */
export async function seedRatings(db: Db, now: Date): Promise<void> {
  const raters = await db.many<{ account: string; identityType: number }>(sql`
    select u.account, i.type as "identityType"
    from app_user u join user_identity i on i.tenant_id = ${tenant} and i.user_id = u.id and i.is_default
    where u.tenant_id = ${tenant} and u.account ~ '^[0-9]' order by u.id limit ${RATERS}`);
  const rows = ratings(now, raters);
  await db.run(sql`
    with given as (
      insert into rating (tenant_id, service_id, user_id, score, labels, text, anonymous, created_at, updated_at)
      select ${tenant}, s.id, u.id, r.score, r.labels::jsonb, r.text, r.anonymous, r.at, r.at
      from unnest(${rows.map((r) => r.service)}::text[], ${rows.map((r) => r.account)}::text[],
        ${rows.map((r) => r.score)}::int[], ${rows.map((r) => json(r.labels))}::text[],
        ${rows.map((r) => r.text)}::text[], ${rows.map((r) => r.anonymous)}::bool[],
        ${rows.map((r) => r.at)}::timestamptz[]) as r(code, account, score, labels, text, anonymous, at)
      join service s on s.tenant_id = ${tenant} and s.code = r.code
      join app_user u on u.tenant_id = ${tenant} and u.account = r.account
      returning service_id, score
    ), summed as (
      select service_id, sum(score)::int as total, count(*)::int as n from given group by service_id
    )
    update service s set score_sum = summed.total, score_count = summed.n
    from summed where s.tenant_id = ${tenant} and s.id = summed.service_id`);
}
