import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RoleInput, type RoleRow, roleInput } from '@yizhan/contract/entities/roles.ts';
import { menus as entries } from '@yizhan/contract/sections.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { roleMenus } from '@yizhan/contract/texts/zh-CN/role-menus.ts';
import { Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { copiedFrom, type ListParams, NEW } from '../../admin-kit/list/useListParams.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { toast } from '../../ui/toast.ts';
import { MenuChecks } from './MenuChecks.tsx';

const t = textsOf({ roleMenus });
const adminText = textsOf({ admin });

/** A copy is never built in; the server checks that its code is free. */
const toCopy = (role: RoleRow): RoleInput => ({
  ...toInput(role),
  name: adminText('copyName', { name: role.name }),
  code: `${role.code}_2`,
});

const empty: RoleInput = { name: '', code: '', note: '', menus: [] };

const toInput = ({ name, code, note, menus }: RoleRow): RoleInput => ({
  name,
  code,
  note,
  menus: entries.filter((menu) => menus.includes(menu)),
});

type RolePaneProps = { record: string; list: ListParams<'keyword'> };

export function RolePane({ record, list }: RolePaneProps) {
  const client = useQueryClient();
  const source = copiedFrom(record);
  const shown = source ?? record;
  const found = useQuery({ ...query.roles.list(), select: (all) => all.find(({ id }) => id === shown) ?? null });
  const role = found.data ?? undefined;
  const close = () => void list.close();
  const refresh = () => void client.invalidateQueries({ queryKey: query.roles.queryKey });
  const common = { schema: roleInput, onReload: refresh, onClose: close };
  const saved = () => {
    toast.success(adminText('saved'));
    refresh();
  };
  if (record === NEW || (source && role))
    return (
      <FormPane title={t('newTitle')} onClose={close}>
        <RecordForm
          {...common}
          initial={role ? toCopy(role) : empty}
          save={api.roles.create}
          onSaved={({ id }) => {
            saved();
            void list.open(id);
          }}
        >
          <Fields stored={undefined} />
        </RecordForm>
      </FormPane>
    );
  return (
    <FormPane title={role?.name ?? ''} mark={role?.builtIn && <Chip>{adminText('builtIn')}</Chip>} onClose={close}>
      <LoadedRecord query={found}>
        {(role) => (
          <RecordForm
            key={role.version}
            {...common}
            initial={toInput(role)}
            save={(values) => api.roles.update({ ...values, id: role.id, version: role.version })}
            onSaved={saved}
            note={adminText('lastChangedAt', { when: role.updatedAt.slice(0, 16) })}
          >
            <Fields stored={role} />
          </RecordForm>
        )}
      </LoadedRecord>
    </FormPane>
  );
}

function Fields({ stored }: { stored: RoleRow | undefined }) {
  return (
    <>
      <FormField name="name" label={t('name')} required english>
        <Input autoComplete="off" data-autofocus="" />
      </FormField>
      <FormField
        name="code"
        label={t('code')}
        help={t(stored?.builtIn ? 'codeFixed' : 'codeHelp')}
        shape={t('codeWrong')}
      >
        <Input autoComplete="off" disabled={stored?.builtIn ?? false} />
      </FormField>
      <FormField name="note" label={t('note')}>
        <Input.TextArea rows={2} />
      </FormField>
      <FormField name="menus" label={t('menus')}>
        <MenuChecks stored={stored} />
      </FormField>
    </>
  );
}
