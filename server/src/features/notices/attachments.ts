import type { Attachment } from '@yizhan/contract/entities/notice.ts';
import type { Db } from '../../db/database.ts';
import { listFiles } from './file-queries.ts';

/** The attached files in their order, with addresses for this reader. */
export async function listAttachments(
  db: Db,
  ids: readonly string[],
  linkOf: (id: string) => string,
): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const known = new Map((await listFiles(db, ids)).map((file) => [file.id, file]));
  return ids.flatMap((id) => {
    const file = known.get(id);
    return file ? [{ ...file, url: linkOf(id) }] : [];
  });
}
