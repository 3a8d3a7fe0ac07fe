import { useQueryClient } from '@tanstack/react-query';
import type { RoleRow } from '@yizhan/contract/entities/roles.ts';
import { roleMenus } from '@yizhan/contract/texts/zh-CN/role-menus.ts';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { confirmAndRemove } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ roleMenus });

export function useRemoveRole(list: Pick<ListParams<string>, 'record' | 'close'>) {
  const client = useQueryClient();
  return async ({ id, name }: RoleRow) => {
    const question = { title: t('removeAsk', { name }), text: t('removeAskText'), name };
    if (
      !(await confirmAndRemove({ ...question, recycled: { kind: 'role', id }, remove: () => api.roles.remove({ id }) }))
    )
      return;
    if (list.record === id) await list.close();
    await client.invalidateQueries({ queryKey: query.roles.queryKey });
  };
}
