import type { SetupProgress } from '@yizhan/contract/entities/setup.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export type SetupFacts = SetupProgress['counts'] & { landings: number };

export const countSetup = (db: Db) =>
  db.one<SetupFacts>(sql`
    select (select count(*)::int from dept where tenant_id = ${tenant}) as departments,
      (select count(*)::int from app_user where tenant_id = ${tenant}) as people,
      (select count(*)::int from service where tenant_id = ${tenant} and status = 'SHELF') as shelved,
      (select count(*)::int from service where tenant_id = ${tenant} and status <> 'SHELF') as drafts,
      (select count(*)::int from publication where tenant_id = ${tenant} and kind = 'card' and published is not null)
        as cards,
      (select count(*)::int from publication where tenant_id = ${tenant} and kind = 'landing' and published is not null)
        as landings`);
