import type { cards } from '@yizhan/contract/calls/cards.ts';
import type { CardColumn } from '@yizhan/contract/entities/card-column.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { listChoices } from '../../domain/connectors/queries.ts';
import type { PublicationVersion } from '../../domain/publishing/change.ts';
import { saveDraft } from '../../domain/publishing/publishing.ts';
import { listServiceChoices } from '../../domain/services/choice-queries.ts';
import type { Handlers } from '../../handlers.ts';
import {
  assertKnown,
  columnFor,
  columnsOf,
  inOrder,
  namedByColumn,
  put,
  tryableOf,
  withColumns,
} from './column-rules.ts';
import { cardFor, contentOf } from './config.ts';
import { listKnown } from './queries.ts';
import { tryColumnSource } from './try-source.ts';

type Columns =
  | 'columns'
  | 'column'
  | 'submitColumn'
  | 'removeColumn'
  | 'orderColumns'
  | 'tryColumn'
  | 'connectors'
  | 'services';

/** Edits the columns of a card's draft, and lists what they can be built from. */
export const columns: Pick<Handlers<typeof cards>, Columns> = {
  async columns({ id }, context) {
    return [...columnsOf(contentOf(await cardFor(context, id)))];
  },

  async column({ id, columnId }, context) {
    const all = columnsOf(contentOf(await cardFor(context, id)));
    return all.find((column) => column.id === columnId) ?? fail('no_such_column');
  },

  async submitColumn({ held, column: input }, context) {
    const { kind } = contentOf(await cardFor(context, held.id));
    const column = columnFor(kind, input);
    const references = namedByColumn(column);
    assertKnown(references, await listKnown(context.db, references));
    return changeColumns(context, held, (all) => put(all, column));
  },

  removeColumn: ({ held, columnId }, context) =>
    changeColumns(context, held, (all) => {
      const left = all.filter(({ id }) => id !== columnId);
      return left.length < all.length ? left : fail('no_such_column');
    }),

  orderColumns: ({ held, columnIds }, context) => changeColumns(context, held, (all) => inOrder(all, columnIds)),

  tryColumn: ({ kind, column }, context) => tryColumnSource(kind, tryableOf(kind, column), context),

  connectors: (_, { db }) => listChoices(db),

  services: (query, { db }) => listServiceChoices(db, query),
};

/** Reads the latest state and saves the changed one. A concurrent save is detected by the version (9009). */
async function changeColumns(
  context: SignedInContext,
  held: PublicationVersion,
  changed: (columns: readonly CardColumn[]) => CardColumn[],
): Promise<PublicationVersion> {
  const content = contentOf(await cardFor(context, held.id));
  const next = withColumns(content, changed(columnsOf(content)));
  return saveDraft(context, 'card', held, next);
}
