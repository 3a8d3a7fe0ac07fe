import type { Db } from '../db/database.ts';
import type { Person } from '../person.ts';
import type { FileAudience } from './file-queries.ts';
import type { Files } from './files.ts';

/** A picture is stored by the address of its file: `/files/7`. */
export const fileIdOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

/** Sets who may see an uploaded picture; refused unless it is the person's own or already attached there. */
export async function attachPicture(
  { db, person, files }: { db: Db; person: Pick<Person, 'id'>; files: Pick<Files, 'attach'> },
  link: string | null,
  audience: FileAudience,
): Promise<void> {
  if (link) await files.attach(db, person, [fileIdOf(link)], audience);
}
