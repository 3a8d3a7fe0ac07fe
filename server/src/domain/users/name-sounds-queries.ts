import { setImmediate as breath } from 'node:timers/promises';
import type { Database, Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { nameSounds } from './name-sounds.ts';

/** Rows read and written at a time. */
const BATCH = 200;

async function fillBatch(db: Db): Promise<number> {
  const people = await db.many<{ id: string; name: string }>(sql`
    select id, real_name as name from app_user where tenant_id = ${tenant} and sounds is null order by id limit ${BATCH}`);
  if (people.length === 0) return 0;
  const sounds: string[] = [];
  for (const { name } of people) {
    sounds.push(nameSounds(name));
    await breath();
  }
  await db.run(sql`
    update app_user u set sounds = n.sounds
    from unnest(${people.map(({ id }) => id)}::bigint[], ${sounds}::text[]) n(id, sounds)
    where u.tenant_id = ${tenant} and u.id = n.id`);
  return people.length;
}

/** For every school, at every start: people from before an upgrade, of an import or of the demo campus. */
export async function fillNameSounds(database: Database, signal?: AbortSignal): Promise<void> {
  const schools = await database.across.many<{ id: string }>(sql`select id from tenant order by id`);
  for (const { id } of schools) while (!signal?.aborted && (await fillBatch(database.of(id))) > 0);
}
