import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { audit } from '../audit.ts';
import { fail } from '../fail.ts';
import { orTaken } from '../taken.ts';
import { contents } from './contents.ts';
import { type Change, deletePublication, lockPublication, type Publication, updatePublication } from './queries.ts';
import { assertHeld, assertMay } from './rules.ts';

/** Which publication, and the version the editor's screen shows. */
export type Held = { id: string; version: number };

type Deed = { write: Change | 'remove'; record: { before?: unknown; after?: unknown } };

/** Every change of a publication: hold the row, ask the rules, do the deed, record it. */
export async function change(
  context: SignedInContext,
  action: string,
  { id, version }: Held,
  deed: (db: Db, before: Publication) => Promise<Deed>,
): Promise<Held> {
  return context.db.transaction(async (db) => {
    const before = (await lockPublication(db, id)) ?? fail('not_found');
    assertMay(context.person, before);
    assertHeld(before, version);
    const { write, record } = await deed(db, before);
    await audit({ ...context, db }, { action, entity: before.kind, entityId: id, ...record });
    if (write === 'remove') {
      await deletePublication(db, id);
      return { id, version };
    }
    const name = write.name ?? write.published?.name ?? before.name;
    const written = updatePublication(db, id, { ...write, by: context.person.id, now: context.now });
    return { id, version: await orTaken(written, taken(before.kind, name)) };
  });
}

/** Names are unique among drafts and among what is published. */
export function taken(kind: Publishable, name: string) {
  const refuse = () => fail('name_taken', { name }, { field: contents[kind].nameField });
  return { publication_name: refuse, publication_published_name: refuse };
}
