import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { textsOf } from '../../lib/text.ts';
import { Menu } from '../../ui/Menu.tsx';
import type { DataTableProps } from './data-table-props.ts';

const t = textsOf({ admin });

/** The same rows on a phone: the name, with the main fields below it. */
export function PhoneRows<T extends { id: string }>({ columns, rows, list, nameOf, actions }: DataTableProps<T>) {
  const [first, ...others] = columns;
  return (
    <ul className="admin-phone">
      {rows.map((row) => (
        <li key={row.id} className="admin-phone__row">
          <button type="button" className="admin-phone__open" onClick={() => void list.open(row.id)}>
            <span className="admin-phone__name">{first?.render(row)}</span>
            {others
              .filter((column) => column.phone)
              .map((column) => (
                <span key={column.key} className="admin-phone__part">
                  {column.render(row)}
                </span>
              ))}
          </button>
          {actions && <Menu label={t('actionsOf', { name: nameOf(row) })} items={actions(row)} />}
        </li>
      ))}
    </ul>
  );
}
