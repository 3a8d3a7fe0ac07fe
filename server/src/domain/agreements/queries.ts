import type { AgreementVersion } from '@yizhan/contract/entities/agreement.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

/** The published agreements: `p`, with the published revision `r`. */
export const publishedAgreements = sql`publication p
  join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number = p.published
  where p.tenant_id = ${tenant} and p.kind = 'agreement'`;

/** The first version whose consent holds for the one published now: the last that asked everybody again. */
export const heldSince = sql`coalesce((
  select max(v.number) from revision v
  where v.tenant_id = ${tenant} and v.publication_id = p.id and v.published_at is not null
    and v.content ->> 'asksAgain' is distinct from 'false'), 1)`;

const isRequired = sql`(r.content ->> 'isRequired')::boolean`;

const isPending = (userId: string) => sql`${isRequired} and not exists (
  select 1 from consent c
  where c.tenant_id = ${tenant} and c.user_id = ${userId} and c.publication_id = p.id and c.withdrawn_at is null
    and c.number >= ${heldSince})`;

export const countPendingAgreements = async (db: Db, userId: string) =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from ${publishedAgreements} and ${isPending(userId)}`)
  ).n;

type StoredText = { id: string; number: number; title: string; html: string; publishedAt: string };

const textFields = sql`p.id, p.published as number, r.content ->> 'title' as title, r.content ->> 'html' as html,
  ${toWireTimeSql(sql`r.published_at`)} as "publishedAt"`;

export const listPendingAgreements = (db: Db, userId: string) =>
  db.many<StoredText & { isNewVersion: boolean }>(sql`
    select ${textFields}, exists (
      select 1 from consent c
      where c.tenant_id = ${tenant} and c.user_id = ${userId} and c.publication_id = p.id) as "isNewVersion"
    from ${publishedAgreements} and ${isPending(userId)} order by p.sort, p.id`);

export const findAgreement = (db: Db, id: string) =>
  db.maybe<StoredText>(sql`select ${textFields} from ${publishedAgreements} and p.id = ${id}`);

type Consent = { userId: string; agreements: readonly AgreementVersion[]; now: Date };

/** Writes consent to those that are published in this version; answers which. Agreeing twice is agreeing once. */
export const writeConsents = async (db: Db, { userId, agreements, now }: Consent) =>
  (
    await db.many<{ id: string }>(sql`
      with given as (
        select p.id, p.published as number from ${publishedAgreements} and (p.id, p.published) in (
          select * from unnest(${agreements.map(({ id }) => id)}::bigint[], ${agreements.map(({ number }) => number)}::int[]))
      ), written as (
        insert into consent (tenant_id, user_id, publication_id, number, agreed_at)
        select ${tenant}, ${userId}, g.id, g.number, ${now}::timestamptz from given g
        on conflict (tenant_id, user_id, publication_id, number) where withdrawn_at is null do nothing
      )
      select id from given`)
  ).map(({ id }) => id);

/** Everybody who ever agreed to it, consent taken back included. */
export const countConsents = async (db: Db, id: string) =>
  (
    await db.one<{ n: number }>(sql`
      select count(distinct user_id)::int as n from consent where tenant_id = ${tenant} and publication_id = ${id}`)
  ).n;
