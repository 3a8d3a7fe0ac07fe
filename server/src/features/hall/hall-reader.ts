import { identityTypes } from '@yizhan/contract/permissions.ts';
import type { OpenContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { Sql } from '../../db/sql.ts';
import { canUse, isVisibleToAll } from '../../domain/services/queries.ts';

/** The reader and the services `s` they may see: those they may use or, for visitors, those listed for everybody. */
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
