import { type Publishable, publishables } from '@yizhan/contract/publishable.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import type { Person } from '../../person.ts';
import { assertKeepsGuide } from '../guides/keeper-queries.ts';
import type { PublicationAccess } from './needed-access.ts';

type RowRule = (db: Db, person: Person, id: string, access: PublicationAccess) => Promise<void>;

/** Kinds that ask for more than their menu entry: whose a row is. */
const rowRules: { readonly [K in Publishable]?: RowRule } = { guide: assertKeepsGuide };

type PublicationRef = { id: string; kind: Publishable };

/** Publishing takes the menu entry of the kind, whichever entry opened the door, and what its own rule asks. */
export async function assertCanAccess(
  db: Db,
  person: Person,
  { id, kind }: PublicationRef,
  access: PublicationAccess,
): Promise<void> {
  if (!person.menus.has(publishables[kind].menu)) fail('no_menu_entry');
  await rowRules[kind]?.(db, person, id, access);
}
