/** The demo campus of the browser tests, as it is on its first day: written one time and copied for each use. */
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const campus = join(process.env.E2E_DATA_DIR ?? '', 'campus');

/** A folder of one's own with the campus in it. */
export async function ownCampus() {
  const folder = await mkdtemp(join(tmpdir(), 'yizhan-own-'));
  await cp(campus, folder, { recursive: true });
  return folder;
}
