import type { CardColumn } from '@yizhan/contract/entities/card-column.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardColumns });
const adminText = textsOf({ admin });

type Path = readonly (string | number)[];

const isColumnWord = (name: unknown): name is keyof typeof cardColumns =>
  typeof name === 'string' && Object.hasOwn(cardColumns, name);

/** The labels of `source`, `url` and so on; intermediate path segments are left out. */
const fieldLabel = (path: Path) =>
  path
    .filter((part, at) => part !== 'source' || at === path.length - 1)
    .flatMap((part) =>
      typeof part === 'number' ? [t('fieldAt', { n: part + 1 })] : isColumnWord(part) ? [t(part)] : [],
    )
    .join(' · ');

/** A value of a column or an embedded address as text, by its label if it has one. */
export function toValueText(value: unknown): string | undefined {
  if (isColumnWord(value)) return t(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('columnName' in value) return String(value.columnName);
  return 'field' in value ? String(value.field) : undefined;
}

/** Label and value of a path inside a column or an embedded address. */
export const placeInside = (path: Path) => ({ label: fieldLabel(path), words: toValueText });

/** The columns of a card for the list of differences. */
export const columnSetting = (label: string) => ({
  label,
  words: (columns: readonly CardColumn[]) =>
    columns.map(({ columnName }) => columnName).join(adminText('comma')) || t('noColumns'),
  at: ([index, ...rest]: Path) => {
    const column = t('column', { n: Number(index) + 1 });
    const inside = placeInside(rest);
    return { ...inside, label: [column, inside.label].filter(Boolean).join(' · ') };
  },
});
