import type { Db } from '../../db/database.ts';
import { countLamps, type LampClock } from './lamp-queries.ts';

type Rows = ReturnType<typeof countLamps>;

/** Several calls of the dashboard need the lamps at the same moment: the open cases are read once for all of them. */
export class OpenLamps {
  private readonly pending = new Map<string, Rows>();

  list(db: Db, clock: LampClock, deptId: string): Rows {
    const key = [db.tenant, deptId, clock.yellowPercent, clock.yellowSec].join(' ');
    const rows = this.pending.get(key) ?? countLamps(db, clock, deptId).finally(() => this.pending.delete(key));
    this.pending.set(key, rows);
    return rows;
  }
}
