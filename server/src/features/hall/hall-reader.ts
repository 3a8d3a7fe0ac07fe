import { identityTypes } from '@yizhan/contract/permissions.ts';
import type { OpenContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { Sql } from '../../db/sql.ts';
import { canUse, isVisibleToAll } from '../../domain/services/queries.ts';

/** Who looks, and which services `s` they may see: what they may use, or as a visitor what is shown to all. */
export type HallReader = {
  db: Db;
  now: Date;
  visible: Sql;
  userId: string | null;
  roleType: number;
  deptId: string | null;
};

export function hallReaderOf({ db, now, person }: Pick<OpenContext, 'db' | 'now' | 'person'>): HallReader {
  if (!person) return { db, now, visible: isVisibleToAll, userId: null, roleType: identityTypes.visitor, deptId: null };
  return { db, now, visible: canUse(person), userId: person.id, roleType: person.roleType, deptId: person.deptId };
}
