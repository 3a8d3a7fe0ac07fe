import type { Reader } from '../../db/database.ts';
import { listHeads } from './handler-queries.ts';

type HeadQuery = { deptId: string | null; mayAsk: (userId: string) => boolean; now: Date };

/** The head of a department who may be asked, else the one above them. */
export async function findNearestHead(db: Reader, { deptId, mayAsk, now }: HeadQuery): Promise<string | undefined> {
  for (const level of [0, 1]) {
    const head = (await listHeads(db, deptId, level, now)).find(mayAsk);
    if (head) return head;
  }
  return undefined;
}
