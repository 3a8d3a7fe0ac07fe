import { listUses } from '../../common/in-use-queries.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** Published layouts that contain the card. */
export const usesOfCard = (db: Db, id: string) =>
  listUses(
    db,
    sql`
    select distinct p.kind, p.id, p.name from publication p
    join revision r on r.publication_id = p.id and r.tenant_id = p.tenant_id and r.number in (p.published, p.scheduled)
    where p.tenant_id = ${tenant} and p.kind = 'layout'
      and (r.content -> 'main' @> jsonb_build_array(jsonb_build_object('cardId', ${id}::text))
        or r.content -> 'aside' @> jsonb_build_array(jsonb_build_object('cardId', ${id}::text)))`,
  );
