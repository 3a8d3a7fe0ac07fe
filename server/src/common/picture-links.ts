import type { SignedInContext } from '../context.ts';
import type { Audience } from './file-rows.ts';

/** A picture is stored by the address of its file: `/files/7`. */
export const fileIn = (link: string) => link.slice(link.lastIndexOf('/') + 1);

/** Shows an uploaded picture to those who are meant to see it; refused unless it is one's own or hangs there already. */
export async function attachPicture(
  { db, person, files }: Pick<SignedInContext, 'db' | 'person' | 'files'>,
  link: string | null,
  audience: Audience,
): Promise<void> {
  if (link) await files.attach(db, person, [fileIn(link)], audience);
}
