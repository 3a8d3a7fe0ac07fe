import type { FieldMapping } from '@yizhan/contract/entities/card-column.ts';
import type { StagingTab } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { toForeignLink, toOpenableAddress } from '../common/addresses.ts';
import { type ForeignSource, mapFields, pullRows } from './pull-source.ts';
import type { Viewer } from './source.ts';

type Table = Pick<StagingTab, 'num' | 'cardMapping' | 'result' | 'feed'>;
type TableSettings = { source: ForeignSource; cardMapping: readonly FieldMapping[]; urlDetail: string };

export const headOf = ({ field, chineseName }: FieldMapping) => ({ field, chineseName: chineseName || field });

/** A connector names a link and a mark as every kind of card reads them; a row of this table has its own names. */
const rowNames: Readonly<Record<string, string>> = { url: 'urlDetail', important: 'fieldSet' };
const asRowField = ({ field, chineseName }: FieldMapping): FieldMapping => ({
  ...{ field: rowNames[field] ?? field, chineseName, path: field },
});

/** The rows of a foreign source as a table, each with its link and its mark. */
export async function foreignTable({ source, cardMapping, urlDetail }: TableSettings, viewer: Viewer): Promise<Table> {
  const { feed, items, total, mapping: fields, site } = await pullRows(source, cardMapping, viewer);
  const mapping = source.sourceType === 'CONNECTOR' ? fields.map(asRowField) : fields;
  // A row without a link of its own opens the list it stands in.
  const whole = toOpenableAddress(urlDetail) ?? '';
  const result = items.slice(0, cardKindLimits.stagingRows).map((item) => {
    const { fieldSet = '', urlDetail: link = '', ...texts } = mapFields(item, mapping);
    const important = /^(1|true)$/i.test(fieldSet);
    return { ...texts, fieldSet: { important }, urlDetail: toForeignLink(link, site) || whole };
  });
  return { num: total, cardMapping: mapping.map(headOf), result, feed };
}
