import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

export type NewRating = {
  /** Null for a case whose process has no service. */
  serviceId: string | null;
  /** The finished case it is about; an application is rated without one. */
  caseId?: string;
  userId: string;
  score: number;
  labels: string[];
  text: string;
  anonymous: boolean;
  now: Date;
};

export const insertRating = (db: Db, r: NewRating) =>
  db.one<{ id: string }>(sql`
    insert into rating (tenant_id, service_id, case_id, user_id, score, labels, text, anonymous, created_at, updated_at)
    values (${tenant}, ${r.serviceId}, ${r.caseId ?? null}, ${r.userId}, ${r.score}, ${json(r.labels)}, ${r.text},
      ${r.anonymous}, ${r.now}, ${r.now}) returning id::text`);

export const countStars = (db: Db, serviceId: string, { sum, count }: { sum: number; count: number }) =>
  db.run(sql`
    update service set score_sum = score_sum + ${sum}::int, score_count = score_count + ${count}::int
    where tenant_id = ${tenant} and id = ${serviceId}`);

/** The labels a school offers for this score. */
export const listLabels = async (db: Db, score: number) =>
  (
    await db.many<{ value: string }>(sql`
      select i.value from dict t join dict_item i on i.dict_id = t.id and i.tenant_id = t.tenant_id
      where t.tenant_id = ${tenant} and t.code = ${`scoreLabel${score}`} and i.enabled order by i.sort, i.id`)
  ).map(({ value }) => value);
