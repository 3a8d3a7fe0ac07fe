import { useQueryClient } from '@tanstack/react-query';
import type { UserLink, UserStatus } from '@yizhan/contract/entities/users.ts';
import { type ReactNode, useState } from 'react';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { removeAfterAsking, tried } from '../../admin-kit/run-action.ts';
import { t } from '../../admin-kit/words.ts';
import { api } from '../../lib/api.ts';
import { ask } from '../../ui/confirm.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { u } from './words.ts';

type Named = { id: string; realName: string; status: UserStatus; secondFactor: boolean };

export type UserActions = {
  itemsFor: (user: Named) => MenuItem[];
  disable: (users: readonly Named[]) => Promise<boolean>;
  enable: (users: readonly Named[]) => Promise<boolean>;
  showLink: (user: Pick<Named, 'id' | 'realName'>) => Promise<void>;
  dialog: ReactNode;
};

/** What can be done with people besides changing them. Shutting out can be undone from its message. */
export function useUserActions(list: Pick<ListParams<string>, 'record' | 'close'>): UserActions {
  const client = useQueryClient();
  const [link, setLink] = useState<{ name: string; link: UserLink }>();
  const refresh = () => client.invalidateQueries({ queryKey: ['users'] });
  const said = (one: 'disabledOne' | 'enabledOne', many: 'disabledMany' | 'enabledMany', users: readonly Named[]) =>
    users.length === 1 ? u(one, { name: users[0]?.realName ?? '' }) : u(many, { n: users.length });

  const enable = async (users: readonly Named[]) => {
    const done = await tried(
      api.users.enable({ ids: users.map(({ id }) => id) }),
      said('enabledOne', 'enabledMany', users),
    );
    await refresh();
    return done !== undefined;
  };

  const disable = async (users: readonly Named[]) => {
    const question = { title: u('disableAsk', { n: users.length }), text: u('disableAskText'), yes: u('disable') };
    // One can be undone from the message; many at once deserve a question.
    if (users.length > 1 && !(await ask({ ...question, danger: true }))) return false;
    if (!(await tried(api.users.disable({ ids: users.map(({ id }) => id) })))) return false;
    const text = said('disabledOne', 'disabledMany', users);
    toast.show({ kind: 'success', text, action: { label: t('undo'), run: () => void enable(users) } });
    await refresh();
    return true;
  };

  const showLink = async ({ id, realName }: Pick<Named, 'id' | 'realName'>) => {
    const made = await tried(api.users.createLink({ id }));
    if (made) setLink({ name: realName, link: made.answer });
  };

  const removeFactor = async ({ id, realName }: Named) => {
    const question = { title: u('removeFactorAsk', { name: realName }), text: u('removeFactorText') };
    if (!(await ask({ ...question, yes: u('removeFactor'), danger: true }))) return;
    await tried(api.users.removeSecondFactor({ id }), u('factorRemoved', { name: realName }));
    await refresh();
  };

  const remove = async ({ id, realName }: Named) => {
    const question = { title: u('removeAsk', { name: realName }), text: u('removeAskText'), name: realName };
    if (!(await removeAfterAsking({ ...question, remove: () => api.users.remove({ id }) }))) return;
    if (list.record === id) await list.close();
    await refresh();
  };

  const itemsFor = (user: Named): MenuItem[] => [
    ...(user.status === 'disabled'
      ? [{ key: 'enable', icon: 'unlock' as const, label: u('enable'), onSelect: () => void enable([user]) }]
      : [
          { key: 'link', icon: 'link' as const, label: u('link'), onSelect: () => void showLink(user) },
          { key: 'disable', icon: 'lock' as const, label: u('disable'), onSelect: () => void disable([user]) },
        ]),
    ...(user.secondFactor
      ? [{ key: 'factor', icon: 'unlock' as const, label: u('removeFactor'), onSelect: () => void removeFactor(user) }]
      : []),
    { kind: 'line', key: 'line' },
    { key: 'remove', icon: 'trash', label: t('remove'), danger: true, onSelect: () => void remove(user) },
  ];

  const dialog = <LinkDialog given={link} onClose={() => setLink(undefined)} />;
  return { itemsFor, disable, enable, showLink, dialog };
}
