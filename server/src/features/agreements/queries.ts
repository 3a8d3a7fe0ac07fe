import type { OwnAgreement } from '@yizhan/contract/entities/agreement.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { heldSince, publishedAgreements } from '../../domain/agreements/queries.ts';

/** Each with the last version the person agreed to, if they have not taken it back. */
export const listOwn = (db: Db, userId: string) =>
  db.many<OwnAgreement>(sql`
    select p.id, p.published as number, r.content ->> 'title' as title,
      (r.content ->> 'isRequired')::boolean as "isRequired", ${toWireTimeSql(sql`r.published_at`)} as "publishedAt", (
        select jsonb_build_object('number', c.number, 'agreedAt', ${toWireTimeSql(sql`c.agreed_at`)}) from consent c
        where c.tenant_id = ${tenant} and c.user_id = ${userId} and c.publication_id = p.id and c.withdrawn_at is null
        order by c.number desc limit 1) as consent
    from ${publishedAgreements} order by p.sort, p.id`);

/** Only optional ones; false: there is no consent to take back. */
export const withdrawConsent = async (db: Db, { id, userId, now }: { id: string; userId: string; now: Date }) =>
  (
    await db.many(sql`
      update consent c set withdrawn_at = ${now}
      where c.tenant_id = ${tenant} and c.user_id = ${userId} and c.publication_id = ${id} and c.withdrawn_at is null
        and exists (
          select 1 from ${publishedAgreements} and p.id = c.publication_id and r.content ->> 'isRequired' = 'false')
      returning c.id`)
  ).length > 0;

/** How many people's consent holds, by agreement. */
export const countAgreed = (db: Db) =>
  db.many<{ id: string; agreed: number }>(sql`
    select p.id, (
      select count(distinct c.user_id)::int from consent c
      join app_user u on u.tenant_id = ${tenant} and u.id = c.user_id and u.status = 'active'
      where c.tenant_id = ${tenant} and c.publication_id = p.id and c.withdrawn_at is null
        and c.number >= ${heldSince}) as agreed
    from publication p where p.tenant_id = ${tenant} and p.kind = 'agreement'`);

export const countPeople = async (db: Db) =>
  (
    await db.one<{ n: number }>(
      sql`select count(*)::int as n from app_user where tenant_id = ${tenant} and status = 'active'`,
    )
  ).n;
