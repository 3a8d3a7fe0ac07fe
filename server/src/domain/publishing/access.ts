import { type Publishable, publishables } from '@yizhan/contract/publishable.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import type { Person } from '../../person.ts';
import { assertKeepsItem } from '../duty-lists/keeper-queries.ts';
import { assertKeepsGuide } from '../guides/keeper-queries.ts';
import { assertKeepsProcess } from '../processes/keeper-queries.ts';
import type { PublicationAccess } from './needed-access.ts';

type RowRule = (db: Db, person: Person, id: string, access: PublicationAccess) => Promise<void>;

/** Kinds that check more than their menu entry: who owns the row. */
const rowRules: { readonly [K in Publishable]?: RowRule } = {
  guide: assertKeepsGuide,
  dutyItem: assertKeepsItem,
  process: assertKeepsProcess,
};

type PublicationRef = { id: string; kind: Publishable };

/** Requires the menu entry of the kind, whichever call was used, and the kind's own row rule. */
export async function assertCanAccess(
  db: Db,
  person: Person,
  { id, kind }: PublicationRef,
  access: PublicationAccess,
): Promise<void> {
  if (!person.menus.has(publishables[kind].menu)) fail('no_menu_entry');
  await rowRules[kind]?.(db, person, id, access);
}
