import type { Db } from '../../db/database.ts';
import { insertSystemNotice, type SystemNotice } from '../notices/system-notice-queries.ts';

/** From the account of the department that keeps the process. Told in the same transaction as what it tells of. */
export const insertCaseNotice = (db: Db, notice: Omit<SystemNotice, 'source' | 'deptId'> & { deptId: string }) =>
  insertSystemNotice(db, { ...notice, source: 'case' });
