import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Reference } from './column-rules.ts';

type KnownIds = Record<Reference['table'], string[]>;

/** Which of the referenced rows exist in the school. */
export function listKnown(db: Db, references: readonly Reference[]): Promise<KnownIds> {
  const of = (table: Reference['table']) => references.flatMap((one) => (one.table === table ? one.ids : []));
  return db.one<KnownIds>(sql`
    select array(select id::text from role where tenant_id = ${tenant} and id = any(${of('role')}::bigint[])) as role,
      array(select id::text from service where tenant_id = ${tenant} and id = any(${of('service')}::bigint[])) as service,
      array(select id::text from common_tool
        where tenant_id = ${tenant} and id = any(${of('common_tool')}::bigint[])) as common_tool,
      array(select id::text from news_column
        where tenant_id = ${tenant} and id = any(${of('news_column')}::bigint[])) as news_column,
      array(select id::text from connector
        where tenant_id = ${tenant} and id = any(${of('connector')}::bigint[])) as connector`);
}

type Place = { id: string; categoryId: string | null; placed: boolean };

/** The category of every card, and whether a published layout contains it. */
export const listPlaces = (db: Db) =>
  db.many<Place>(sql`
    with held as (
      select distinct place ->> 'cardId' as card
      from publication l join revision r on r.publication_id = l.id and r.tenant_id = l.tenant_id and r.number = l.published,
        jsonb_array_elements(coalesce(r.content -> 'main', '[]') || coalesce(r.content -> 'aside', '[]')) place
      where l.tenant_id = ${tenant} and l.kind = 'layout')
    select p.id, p.category_id as "categoryId", p.id::text in (select card from held) as placed
    from publication p where p.tenant_id = ${tenant} and p.kind = 'card'`);
