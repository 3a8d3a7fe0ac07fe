import type { PublicationReview, PublishFailure, Revision } from '@yizhan/contract/entities/publishing.ts';
import * as publishingLimits from '@yizhan/contract/limits/publishing.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { Db } from '../../db/database.ts';
import { json, nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

/** A publication with the name of its last editor; times in wire format. */
export type Publication = {
  id: string;
  kind: Publishable;
  name: string;
  version: number;
  draft: unknown;
  published: number | null;
  publishedAt: string | null;
  scheduled: number | null;
  scheduledFor: string | null;
  failed: PublishFailure | null;
  review: PublicationReview | null;
  changedBy: string;
  changedAt: string;
  /** The newest state: the draft, else the scheduled revision, else the published one. */
  content: unknown;
};

export const publicationFields = sql`p.id, p.kind, p.name, p.version, p.draft, p.published, p.scheduled, p.failed, p.review,
    ${toWireTimeSql(sql`r.published_at`)} as "publishedAt", ${toWireTimeSql(sql`p.scheduled_for`)} as "scheduledFor",
    coalesce(u.nick_name, '') as "changedBy", ${toWireTimeSql(sql`p.changed_at`)} as "changedAt",
    coalesce(p.draft, s.content, r.content) as content`;

/** Joins to the publication `p` its published and its scheduled revision and who changed it. */
export const publicationJoins = sql`
  left join revision r on r.publication_id = p.id and r.tenant_id = p.tenant_id and r.number = p.published
  left join revision s on s.publication_id = p.id and s.tenant_id = p.tenant_id and s.number = p.scheduled
  left join app_user u on u.id = p.changed_by and u.tenant_id = p.tenant_id`;

const publications = sql`
  select ${publicationFields} from publication p ${publicationJoins} where p.tenant_id = ${tenant}`;

export const listPublications = (db: Db, kind: Publishable) =>
  db.many<Publication>(
    sql`${publications} and p.kind = ${kind} order by p.sort, p.id limit ${publishingLimits.maxPublications}`,
  );

export const getPublication = (db: Db, id: string) => db.maybe<Publication>(sql`${publications} and p.id = ${id}`);

/** Locks the row; concurrent editors wait and then see a newer version. */
export const lockPublication = (db: Db, id: string) =>
  db.maybe<Publication>(sql`${publications} and p.id = ${id} for update of p`);

type By = { by: string; now: Date };

/** A new one is sorted last. */
export const insertPublication = (db: Db, row: { kind: Publishable; name: string; content: unknown } & By) =>
  db.one<{ id: string; version: number }>(sql`
    insert into publication (tenant_id, kind, name, sort, draft, changed_by, changed_at)
    select ${tenant}, ${row.kind}::text, ${row.name}::text, coalesce(max(sort), 0) + 1, ${json(row.content)}::jsonb,
      ${row.by}::bigint, ${row.now}::timestamptz
    from publication where tenant_id = ${tenant} and kind = ${row.kind}
    returning id, version`);

/** Changes of a publication besides its version; omitted fields stay. */
export type Change = {
  name?: string;
  draft?: unknown;
  /** Null = taken down. */
  published?: { number: number; name: string; content: unknown } | null;
  scheduled?: { number: number; at: Date } | null;
  failed?: null;
  review?: PublicationReview | null;
};

export async function updatePublication(db: Db, id: string, { by, now, ...change }: Change & By): Promise<number> {
  const { name, draft, published, scheduled, failed, review } = change;
  const pieces = [
    name === undefined ? nothing : sql`, name = ${name}`,
    draft === undefined ? nothing : sql`, draft = ${draft === null ? null : json(draft)}`,
    published === undefined
      ? nothing
      : sql`, published = ${published?.number ?? null}, published_name = ${published?.name ?? null}`,
    scheduled === undefined
      ? nothing
      : sql`, scheduled = ${scheduled?.number ?? null}, scheduled_for = ${scheduled?.at ?? null}`,
    failed === undefined ? nothing : sql`, failed = null`,
    review === undefined ? nothing : sql`, review = ${review === null ? null : json(review)}::jsonb`,
  ];
  const set = pieces.reduce((all, piece) => sql`${all}${piece}`, nothing);
  const row = await db.one<{ version: number }>(sql`
    update publication set version = version + 1, changed_by = ${by}, changed_at = ${now}${set}
    where tenant_id = ${tenant} and id = ${id} returning version`);
  return row.version;
}

export const deletePublication = (db: Db, id: string) =>
  db.run(sql`delete from publication where tenant_id = ${tenant} and id = ${id}`);

type NewRevision = { content: unknown; publishedAt: Date | null; broughtBack?: number } & By;

/** The caller has locked the publication, so that no two revisions get the same number. */
export async function insertRevision(db: Db, publicationId: string, revision: NewRevision): Promise<number> {
  const { content, by, now, publishedAt, broughtBack = null } = revision;
  const row = await db.one<{ number: number }>(sql`
    insert into revision (tenant_id, publication_id, number, content, made_by, made_at, published_at, brought_back)
    select ${tenant}, ${publicationId}, coalesce(max(number), 0) + 1, ${json(content)}::jsonb, ${by}::bigint,
      ${now}::timestamptz, ${publishedAt}::timestamptz, ${broughtBack}::int
    from revision where tenant_id = ${tenant} and publication_id = ${publicationId}
    returning number`);
  return row.number;
}

export const getContent = (db: Db, publicationId: string, number: number) =>
  db.maybe<{ content: unknown }>(sql`
    select content from revision
    where tenant_id = ${tenant} and publication_id = ${publicationId} and number = ${number}`);

export const listRevisions = (db: Db, publicationId: string, { limit, offset }: { limit: number; offset: number }) =>
  db.many<Revision & { total: number }>(sql`
    select r.number, coalesce(u.nick_name, '') as "madeBy", ${toWireTimeSql(sql`r.made_at`)} as "madeAt",
      ${toWireTimeSql(sql`r.published_at`)} as "publishedAt", r.brought_back as "from",
      r.number = p.published is true as current, count(*) over ()::int as total
    from revision r
    join publication p on p.id = r.publication_id and p.tenant_id = r.tenant_id
    left join app_user u on u.id = r.made_by and u.tenant_id = r.tenant_id
    where r.tenant_id = ${tenant} and r.publication_id = ${publicationId}
    order by r.number desc limit ${limit} offset ${offset}`);

type ClaimedPublication = { kind: Publishable; content: unknown; by: string | null; byName: string };

/** Claims a scheduled revision. Of concurrent callers only one gets a row. */
export const claimScheduled = (db: Db, { id, number, now }: { id: string; number: number; now: Date }) =>
  db.maybe<ClaimedPublication>(sql`
    with taken as (
      update publication set published = scheduled, scheduled = null, scheduled_for = null
      where tenant_id = ${tenant} and id = ${id} and scheduled = ${number} returning id, kind
    ), out as (
      update revision r set published_at = ${now} from taken
      where r.tenant_id = ${tenant} and r.publication_id = taken.id and r.number = ${number}
      returning taken.kind, r.content, r.made_by
    )
    select out.kind, out.content, out.made_by as by, coalesce(u.nick_name, '') as "byName"
    from out left join app_user u on u.id = out.made_by and u.tenant_id = ${tenant}`);

type EndedSchedule = { kind: Publishable; name: string; by: string | null; byName: string };

/** Ends a failed schedule. Its content becomes the draft again, unless there is a newer one. */
export const endScheduled = (db: Db, id: string, failed: PublishFailure) =>
  db.maybe<EndedSchedule>(sql`
    with ended as (
      update publication p
      set scheduled = null, scheduled_for = null, failed = ${json(failed)}, draft = coalesce(p.draft, r.content)
      from revision r
      where p.tenant_id = ${tenant} and p.id = ${id} and p.scheduled = ${failed.number}
        and r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number = p.scheduled
      returning p.kind, p.name, r.made_by
    )
    select ended.kind, ended.name, ended.made_by as by, coalesce(u.nick_name, '') as "byName"
    from ended left join app_user u on u.id = ended.made_by and u.tenant_id = ${tenant}`);

export const setPublishedName = (db: Db, id: string, name: string) =>
  db.run(sql`update publication set published_name = ${name} where tenant_id = ${tenant} and id = ${id}`);

export type PublishedRevision<T> = { id: string; number: number; content: T };

const published = sql`
  select p.id, p.published as number, r.content
  from publication p
  join revision r on r.publication_id = p.id and r.tenant_id = p.tenant_id and r.number = p.published
  where p.tenant_id = ${tenant}`;

export const listPublished = <T>(db: Db, kind: Publishable) =>
  db.many<PublishedRevision<T>>(
    sql`${published} and p.kind = ${kind} order by p.sort, p.id limit ${publishingLimits.maxPublications}`,
  );

export const getPublished = <T>(db: Db, kind: Publishable, id: string) =>
  db.maybe<PublishedRevision<T>>(sql`${published} and p.kind = ${kind} and p.id = ${id}`);
