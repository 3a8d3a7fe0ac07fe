import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { CountedUse } from '../../common/in-use.ts';
import type { Db } from '../../db/database.ts';
import { usesOfCard } from '../cards/queries.ts';
import { usesOfNavItem } from '../nav-items/use-queries.ts';
import { usesOfProcess } from '../processes/use-queries.ts';

/** What still uses a publication, of the kinds that something can use. */
const uses: { readonly [K in Publishable]?: (db: Db, id: string) => Promise<CountedUse[]> } = {
  card: usesOfCard,
  navItem: usesOfNavItem,
  process: usesOfProcess,
};

export const usesOf = async (db: Db, { kind, id }: { kind: Publishable; id: string }) =>
  (await uses[kind]?.(db, id)) ?? [];
