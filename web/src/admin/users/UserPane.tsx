import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserDetail } from '@yizhan/contract/entities/users.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { type ListParams, NEW } from '../../admin-kit/list/useListParams.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Menu } from '../../ui/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { StatusChip } from './StatusChip.tsx';
import { UserAbsences } from './UserAbsences.tsx';
import { UserForm } from './UserForm.tsx';
import type { UserFilter } from './user-filters.ts';
import { newUser, toInput } from './user-values.ts';
import type { UserActions } from './useUserActions.tsx';

const t = textsOf({ users });
const adminText = textsOf({ admin });

type UserPaneProps = { record: string; list: ListParams<UserFilter>; actions: UserActions };

/** A person at the right of the list, existing or new. */
export function UserPane({ record, list, actions }: UserPaneProps) {
  return record === NEW ? (
    <NewUser list={list} actions={actions} />
  ) : (
    <OneUser id={record} list={list} actions={actions} />
  );
}

function NewUser({ list, actions }: Omit<UserPaneProps, 'record'>) {
  const client = useQueryClient();
  const close = () => void list.close();
  return (
    <FormPane title={t('newTitle')} onClose={close}>
      <UserForm
        initial={newUser}
        save={async (values) => ({ ...(await api.users.create(values)), realName: values.realName })}
        onSaved={async (created) => {
          await client.invalidateQueries({ queryKey: query.users.queryKey });
          await list.open(created.id);
          await actions.showLink(created);
        }}
        onReload={() => undefined}
        onClose={close}
      />
    </FormPane>
  );
}

function OneUser({ id, list, actions }: Omit<UserPaneProps, 'record'> & { id: string }) {
  const client = useQueryClient();
  const found = useQuery(query.users.get({ id }));
  const user = found.data;
  const close = () => void list.close();
  const refresh = () => client.invalidateQueries({ queryKey: query.users.queryKey });
  const saved = () => {
    toast.success(adminText('saved'));
    void refresh();
  };
  return (
    <FormPane
      title={user?.realName ?? ''}
      mark={user && <StatusChip status={user.status} />}
      menu={
        user?.editable && (
          <Menu label={adminText('actionsOf', { name: user.realName })} items={actions.itemsFor(user)} />
        )
      }
      onClose={close}
    >
      <LoadedRecord query={found}>
        {(user) => (
          <>
            <UserForm
              key={user.version}
              initial={toInput(user)}
              save={(values) => api.users.update({ ...values, id, version: user.version })}
              onSaved={saved}
              onReload={() => void refresh()}
              onClose={close}
              readOnly={!user.editable}
              note={noteOf(user)}
            />
            <UserAbsences id={id} readOnly={!user.editable} />
          </>
        )}
      </LoadedRecord>
    </FormPane>
  );
}

const noteOf = ({ updatedBy, updatedAt }: UserDetail) => {
  const when = updatedAt.slice(0, 16);
  return updatedBy ? adminText('lastChanged', { who: updatedBy, when }) : adminText('lastChangedAt', { when });
};
