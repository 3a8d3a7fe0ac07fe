import { isPictureIcon } from '@yizhan/contract/picture-icon.ts';
import type { Db } from '../db/database.ts';
import type { Person } from '../person.ts';
import type { FileAudience } from './files/file-queries.ts';
import type { Files } from './files.ts';

/** A picture is stored by the address of its file: `/files/7`. */
export const fileIdOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

type Within = { db: Db; person: Pick<Person, 'id'>; files: Pick<Files, 'attach'> };

/** Sets who may see an uploaded picture; refused unless it is the person's own or already attached there. */
export async function attachPicture(
  { db, person, files }: Within,
  link: string | null,
  audience: FileAudience,
): Promise<void> {
  if (link) await files.attach(db, person, [fileIdOf(link)], audience);
}

/** An icon that is a picture is seen wherever it is drawn, by visitors, too; as an icon it can be used by several. */
export const attachIcon = (within: Within, icon: string): Promise<void> =>
  attachPicture(within, isPictureIcon(icon) ? icon : null, { audience: 'public', attachedTo: 'icon' });
