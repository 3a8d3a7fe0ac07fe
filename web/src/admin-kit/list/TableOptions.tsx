import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { textsOf } from '../../lib/text.ts';
import { Menu } from '../../ui/Menu.tsx';
import type { Column } from './column.ts';
import type { TableSettings } from './useTableSettings.ts';

const t = textsOf({ admin });

type TableOptionsProps<T> = { columns: readonly Column<T>[]; settings: TableSettings<T> };

/** Which columns are shown, and the row height. */
export function TableOptions<T>({ columns, settings }: TableOptionsProps<T>) {
  return (
    <>
      <Menu
        label={t('columns')}
        icon="tune"
        header={t('columns')}
        items={columns.slice(1).map(({ key, title }) => ({
          key,
          label: title,
          on: settings.isShown(key),
          onSelect: () => settings.toggle(key),
        }))}
      />
      <Menu
        label={t('density')}
        icon="list"
        header={t('density')}
        items={(['comfortable', 'compact'] as const).map((density) => ({
          key: density,
          label: t(density),
          checked: settings.density === density,
          onSelect: () => settings.setDensity(density),
        }))}
      />
    </>
  );
}
