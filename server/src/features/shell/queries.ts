import type { FrameKind } from '@yizhan/contract/entities/shell.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { forRoles } from '../../domain/nav-items/queries.ts';
import { canSeeTool, toolsJoined } from '../../domain/tools/queries.ts';
import type { Person } from '../../person.ts';

type FrameQuery = { kind: FrameKind; id: string };
type FrameRow = { title: string; url: string };

/** The URL of a page embedded in the portal: a tool's, or one stored for that purpose. */
export const findFrame = async (db: Db, { kind, id }: FrameQuery, person: Person): Promise<FrameRow | undefined> => {
  const own = ownAddress[kind];
  return (
    (own && (await db.maybe<FrameRow>(own(id, person)))) ?? db.maybe<FrameRow>(storedAddress(kind, id, person.roleIds))
  );
};

const ownAddress: Partial<Record<FrameKind, (id: string, person: Person) => Sql>> = {
  tool: (id, person) => sql`
    select t.name as title, t.url from ${toolsJoined}
    where t.tenant_id = ${tenant} and t.id = ${id} and t.url <> '' and ${canSeeTool(person)}`,
};

/** An address used by navigation items is visible to those who see at least one of these items. */
const storedAddress = (kind: FrameKind, id: string, roleIds: readonly string[]) => sql`
  select f.title, f.url from frame_address f
  where f.tenant_id = ${tenant} and f.kind = ${kind} and f.id = ${id}
    and coalesce((select bool_or(${forRoles(roleIds)}) from nav_item n
      where n.tenant_id = ${tenant} and n.kind = 'frame' and n.frame_id = f.id), true)`;
