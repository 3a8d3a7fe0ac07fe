import type { Ratings } from '@yizhan/contract/entities/hall.ts';
import type { ServiceKind } from '@yizhan/contract/entities/service.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import type { Db } from '../../db/database.ts';
import { json, nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import type { NewRating } from '../../domain/ratings/queries.ts';
import { canUse } from '../../domain/services/queries.ts';
import type { Rights } from '../../domain/services/rules.ts';

type RatedService = { type: ServiceKind; code: string; scoreSum: number; scoreCount: number };

const rated = (id: string, person: Rights, lock: Sql) => sql`
  select s.type, s.code, s.score_sum as "scoreSum", s.score_count as "scoreCount" from service s
  where s.tenant_id = ${tenant} and s.id = ${id} and ${canUse(person)} ${lock}`;

export const findRated = (db: Db, id: string, person: Rights) => db.maybe<RatedService>(rated(id, person, nothing));
/** Locks until the rating is counted, so that sum and count match the ratings. */
export const lockRated = (db: Db, id: string, person: Rights) =>
  db.maybe<RatedService>(rated(id, person, sql`for update`));

export type RatingInput = {
  id: string;
  score: number;
  labels: string[];
  text: string;
  anonymous: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/** The person's rating since this time, which they may still change. */
export const findOwnRating = (db: Db, serviceId: string, userId: string, since: Date) =>
  db.maybe<RatingInput>(sql`
    select id, score, labels, text, anonymous, created_at as "createdAt", updated_at as "updatedAt" from rating
    where tenant_id = ${tenant} and service_id = ${serviceId} and user_id = ${userId} and created_at > ${since} and case_id is null
    order by created_at desc limit 1`);

export const updateRating = (db: Db, id: string, r: NewRating) =>
  db.run(sql`
    update rating set score = ${r.score}, labels = ${json(r.labels)}, text = ${r.text}, anonymous = ${r.anonymous},
      updated_at = ${r.now}
    where tenant_id = ${tenant} and id = ${id}`);

/** The number of ratings with one star, two stars … */
export async function countByStars(db: Db, serviceId: string): Promise<number[]> {
  const rows = await db.many<{ score: number; n: number }>(sql`
    select score, count(*)::int as n from rating where tenant_id = ${tenant} and service_id = ${serviceId}
    group by score`);
  const counts = new Map(rows.map(({ score, n }) => [score, n]));
  return Array.from({ length: serviceLimits.maxStars }, (_, at) => counts.get(at + 1) ?? 0);
}

const MOST_LABELS = 12;

export const countLabels = (db: Db, serviceId: string) =>
  db.many<Ratings['labels'][number]>(sql`
    select l.name, count(*)::int as count from rating r, jsonb_array_elements_text(r.labels) l(name)
    where r.tenant_id = ${tenant} and r.service_id = ${serviceId}
    group by l.name order by count(*) desc, l.name limit ${MOST_LABELS}`);

type RatingPageQuery = { serviceId: string; current: number; size: number };

/** Ratings with a text or labels, newest first. Anonymous ones have no name. */
export async function listComments(
  db: Db,
  { serviceId, current, size }: RatingPageQuery,
): Promise<Ratings['comments']> {
  const where = sql`r.tenant_id = ${tenant} and r.service_id = ${serviceId} and (r.text <> '' or r.labels <> '[]')`;
  const records = await db.many<Ratings['comments']['records'][number]>(sql`
    select r.id, case when r.anonymous then '' else coalesce(u.nick_name, '') end as who, r.score, r.labels, r.text,
      to_char(r.updated_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as at,
      r.reply, r.follow_up as "followUp"
    from rating r left join app_user u on u.tenant_id = r.tenant_id and u.id = r.user_id
    where ${where} order by r.updated_at desc, r.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from rating r where ${where}`);
  return { records, total, current, size };
}
