import type { Across } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

type TenantRow = { id: string; name: string; host: string | null; settings: unknown };

export const listTenants = (across: Across) =>
  across.many<TenantRow>(sql`select id, name, host, settings from tenant order by id`);
