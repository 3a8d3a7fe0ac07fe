import type { Menu } from '@yizhan/contract/sections.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import './ListAndForm.css';
import { type ListParams, NEW } from './useListParams.ts';

const t = textsOf({ menus });

type ListAndFormProps<F extends string> = {
  menu: Menu;
  description: string;
  list: ListParams<F>;
  /** The label of the button for a new record; absent where records are not made here. */
  add?: string;
  /** Import and export, before that button. */
  bulk?: ReactNode;
  /** Search box and selects above the list. */
  filters?: ReactNode;
  /** The form of the open record, also for a new one. */
  form: (record: string) => ReactNode;
  children: ReactNode;
};

/**
 * The layout of every section: a title, filters, a list; a record opens at the right. The state lives in the address. A
 * section only provides its columns and fields.
 */
export function ListAndForm<F extends string>(props: ListAndFormProps<F>) {
  const { menu, description, list, add, bulk, filters, form, children } = props;
  useTitle(t(menu));
  return (
    <Page
      wide
      title={t(menu)}
      description={description}
      actions={
        (bulk || add) && (
          <>
            {bulk}
            {add && (
              <Button variant="primary" icon="plus" onClick={() => void list.open(NEW)}>
                {add}
              </Button>
            )}
          </>
        )
      }
    >
      <section className="admin-card admin-list" aria-label={t(menu)}>
        {filters && <div className="admin-list__filters">{filters}</div>}
        {children}
      </section>
      {list.record && form(list.record)}
    </Page>
  );
}
