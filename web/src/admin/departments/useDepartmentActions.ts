import { useQueryClient } from '@tanstack/react-query';
import type { DepartmentRow } from '@yizhan/contract/entities/departments.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { departments } from '@yizhan/contract/texts/zh-CN/departments.ts';
import { type Order, orderAfterStep } from '../../admin-kit/department-tree.ts';
import { type ListParams, NEW } from '../../admin-kit/list/useListParams.ts';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import type { MenuItem } from '../../ui/menu-item.ts';

const t = textsOf({ departments });
const adminText = textsOf({ admin });

const peopleHref = (id: string) => hrefOf(`${sectionPath('users')}?deptId=${id}`);

/** The actions on a department besides editing its fields. */
export function useDepartmentActions(all: readonly DepartmentRow[], list: ListParams<'keyword'>) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: query.departments.queryKey });
  const order = async (order: Order) => {
    await runAction(api.departments.changeOrder(order), t('ordered'));
    await refresh();
  };
  const remove = async ({ id, name }: DepartmentRow) => {
    const question = { title: t('removeAsk', { name }), text: t('removeAskText'), name };
    if (
      !(await confirmAndRemove({
        ...question,
        recycled: { kind: 'department', id },
        remove: () => api.departments.remove({ id }),
      }))
    )
      return;
    if (list.record === id) await list.close();
    await refresh();
  };
  const itemsFor = (row: DepartmentRow): MenuItem[] => [
    { key: 'below', icon: 'plus', label: t('addBelow'), onSelect: () => void list.open(`${NEW}.${row.id}`) },
    { key: 'people', icon: 'users', label: t('seePeople'), href: peopleHref(row.id) },
    { kind: 'line', key: 'line' },
    { key: 'remove', icon: 'trash', label: adminText('remove'), danger: true, onSelect: () => void remove(row) },
  ];
  return {
    order,
    itemsFor,
    canStep: (row: DepartmentRow, by: 1 | -1) => orderAfterStep(all, row, by) !== undefined,
    step: (row: DepartmentRow, by: 1 | -1) => {
      const next = orderAfterStep(all, row, by);
      if (next) void order(next);
    },
  };
}

export type DepartmentActions = ReturnType<typeof useDepartmentActions>;
