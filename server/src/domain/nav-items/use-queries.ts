import { listUses } from '../../common/in-use-queries.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** Layouts of its page, and items it holds, drafts too. */
export const usesOfNavItem = (db: Db, publicationId: string) =>
  listUses(
    db,
    sql`
    select distinct p.kind, p.id, p.name from publication p
    left join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number in (p.published, p.scheduled)
    join nav_item n on n.tenant_id = p.tenant_id and n.publication_id = ${publicationId}
    where p.tenant_id = ${tenant} and (
      (p.kind = 'layout' and n.id::text in (p.draft ->> 'navigationId', r.content ->> 'navigationId'))
      or (p.kind = 'navItem' and n.id::text in (p.draft ->> 'parentId', r.content ->> 'parentId')))`,
  );
