import { useQueryClient } from '@tanstack/react-query';
import type { UserLink, UserStatus } from '@yizhan/contract/entities/users.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { type ReactNode, useState } from 'react';
import { LinkDialog } from '../../admin-kit/LinkDialog.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ users });
const adminText = textsOf({ admin });

type ActionUser = { id: string; realName: string; status: UserStatus; secondFactor: boolean };

export type UserActions = {
  itemsFor: (user: ActionUser) => MenuItem[];
  disable: (users: readonly ActionUser[]) => Promise<boolean>;
  enable: (users: readonly ActionUser[]) => Promise<boolean>;
  showLink: (user: Pick<ActionUser, 'id' | 'realName'>) => Promise<void>;
  dialog: ReactNode;
};

/** The actions on users besides editing. Disabling one can be undone from its toast. */
export function useUserActions(list: Pick<ListParams<string>, 'record' | 'close'>): UserActions {
  const client = useQueryClient();
  const [link, setLink] = useState<{ name: string; link: UserLink }>();
  const refresh = () => client.invalidateQueries({ queryKey: query.users.queryKey });
  const toSuccessText = (
    one: 'disabledOne' | 'enabledOne',
    many: 'disabledMany' | 'enabledMany',
    users: readonly ActionUser[],
  ) => (users.length === 1 ? t(one, { name: users[0]?.realName ?? '' }) : t(many, { n: users.length }));

  const enable = async (users: readonly ActionUser[]) => {
    const result = await runAction(
      api.users.enable({ ids: users.map(({ id }) => id) }),
      toSuccessText('enabledOne', 'enabledMany', users),
    );
    await refresh();
    return result !== undefined;
  };

  const disable = async (users: readonly ActionUser[]) => {
    const question = { title: t('disableAsk', { n: users.length }), text: t('disableAskText'), yes: t('disable') };
    // A single one can be undone from the toast; several need a confirmation.
    if (users.length > 1 && !(await ask({ ...question, danger: true }))) return false;
    if (!(await runAction(api.users.disable({ ids: users.map(({ id }) => id) })))) return false;
    const text = toSuccessText('disabledOne', 'disabledMany', users);
    toast.show({ kind: 'success', text, action: { label: adminText('undo'), run: () => void enable(users) } });
    await refresh();
    return true;
  };

  const showLink = async ({ id, realName }: Pick<ActionUser, 'id' | 'realName'>) => {
    const result = await runAction(api.users.createLink({ id }));
    if (result) setLink({ name: realName, link: result.answer });
  };

  const removeFactor = async ({ id, realName }: ActionUser) => {
    const question = { title: t('removeFactorAsk', { name: realName }), text: t('removeFactorText') };
    if (!(await ask({ ...question, yes: t('removeFactor'), danger: true }))) return;
    await runAction(api.users.removeSecondFactor({ id }), t('factorRemoved', { name: realName }));
    await refresh();
  };

  const remove = async ({ id, realName }: ActionUser) => {
    const question = { title: t('removeAsk', { name: realName }), text: t('removeAskText'), name: realName };
    if (!(await confirmAndRemove({ ...question, remove: () => api.users.remove({ id }) }))) return;
    if (list.record === id) await list.close();
    await refresh();
  };

  const itemsFor = (user: ActionUser): MenuItem[] => [
    ...(user.status === 'disabled'
      ? [{ key: 'enable', icon: 'unlock' as const, label: t('enable'), onSelect: () => void enable([user]) }]
      : [
          { key: 'link', icon: 'link' as const, label: t('link'), onSelect: () => void showLink(user) },
          { key: 'disable', icon: 'lock' as const, label: t('disable'), onSelect: () => void disable([user]) },
        ]),
    ...(user.secondFactor
      ? [{ key: 'factor', icon: 'unlock' as const, label: t('removeFactor'), onSelect: () => void removeFactor(user) }]
      : []),
    { kind: 'line', key: 'line' },
    { key: 'remove', icon: 'trash', label: adminText('remove'), danger: true, onSelect: () => void remove(user) },
  ];

  const dialog = link && (
    <LinkDialog
      title={t(link.link.kind === 'activate' ? 'linkActivate' : 'linkReset')}
      text={t('linkText', { name: link.name, until: link.link.until.slice(0, 16) })}
      url={link.link.url}
      onClose={() => setLink(undefined)}
    />
  );
  return { itemsFor, disable, enable, showLink, dialog };
}
