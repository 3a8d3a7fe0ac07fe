import type { CardConfig, CardKind } from '@yizhan/contract/cards.ts';
import type { CardColumn } from '@yizhan/contract/entities/card-column.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import type { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import type { ComponentType } from 'react';
import type * as z from 'zod';

/** The kinds of card that have columns. */
export type ColumnKind = {
  [K in CardKind]: CardConfig<K> extends { columns: readonly CardColumn[] } ? K : never;
}[CardKind];

export type SourceType = CardColumn['source']['sourceType'];

/** A field that a kind gives a meaning to. */
export type FieldOffer = { field: string; label: keyof typeof cardColumns };

/** How the columns of one kind of card are set up. */
export type ColumnForm = {
  kind: ColumnKind;
  schema: z.ZodType<CardColumn>;
  /** The possible sources of a column, the default first, each with its initial values. */
  sources: Partial<Record<SourceType, object>>;
  /** The form items for the portal's own rows. */
  Own: ComponentType;
  /** Further fields of a column of this kind. */
  Extras?: ComponentType;
  /** The sources whose rows are mapped, and the fields the kind knows. */
  fields: Partial<Record<SourceType, readonly FieldOffer[]>>;
  /** Whether other fields may be added. */
  free: boolean;
};

export const newPull = {
  sourceType: 'PULL',
  url: '',
  listPath: '',
  totalPath: '',
  cacheSeconds: feedLimits.cacheSeconds,
};
export const newConnector = { sourceType: 'CONNECTOR' };
export const newRss = { sourceType: 'RSS', url: '', cacheSeconds: feedLimits.cacheSeconds };

export const sourceTypesOf = ({ sources }: Pick<ColumnForm, 'sources'>) => Object.keys(sources) as SourceType[];

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 8;

/** A permanent id of a column within its card. Also works on plain http. */
export const newColumnId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_LENGTH)), (byte) => letters[byte % letters.length]).join('');

/** A blank column. */
export function newColumn(form: ColumnForm) {
  const [first] = sourceTypesOf(form);
  const source = first && form.sources[first];
  return { id: newColumnId(), columnName: '', roles: [], urlDetail: '', cardMapping: [], source };
}
