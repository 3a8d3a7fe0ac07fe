import type { CardKind } from '@yizhan/contract/cards.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** The kind of each of these cards, from its latest state. Cards the school does not have are left out. */
export const kindsOfCards = (db: Db, ids: readonly string[]) =>
  db.many<{ id: string; kind: CardKind }>(sql`
    select p.id, coalesce(p.draft, r.content) ->> 'kind' as kind
    from publication p
    left join revision r
      on r.publication_id = p.id and r.tenant_id = p.tenant_id and r.number = coalesce(p.scheduled, p.published)
    where p.tenant_id = ${tenant} and p.kind = 'card' and p.id = any(${ids}::bigint[])`);
