import { useQuery } from '@tanstack/react-query';
import type { Assignment } from '@yizhan/contract/entities/users.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { useState } from 'react';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Select } from '../../ui/Select.tsx';

const t = textsOf({ users });

type AssignDialogProps = {
  count: number;
  onAssign: (assignment: Assignment) => Promise<void>;
  onClose: () => void;
};

/** Roles that one may not give oneself are not offered. */
export function AssignRoleDialog({ count, onAssign, onClose }: AssignDialogProps) {
  const roles = useQuery(query.roles.pick());
  const [roleId, setRoleId] = useState('');
  const actions = (
    <>
      <Button disabled={roleId === ''} onClick={() => void onAssign({ is: 'takeRole', roleId })}>
        {t('takeRole')}
      </Button>
      <Button variant="primary" disabled={roleId === ''} onClick={() => void onAssign({ is: 'giveRole', roleId })}>
        {t('giveRole')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      width={424}
      title={t('assignTitle', { n: count, what: t('assignRole') })}
      onClose={onClose}
      actions={actions}
    >
      <Stack>
        <Select
          label={t('assignRole')}
          help={t('assignRoleText')}
          value={roleId}
          options={[
            { value: '', label: t('chooseRole') },
            ...(roles.data ?? []).filter(({ mayGive }) => mayGive).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setRoleId}
        />
      </Stack>
    </Dialog>
  );
}

export function AssignDeptDialog({ count, onAssign, onClose }: AssignDialogProps) {
  const [deptId, setDeptId] = useState<string | null>(null);
  const actions = (
    <Button
      variant="primary"
      disabled={deptId === null}
      onClick={() => deptId !== null && void onAssign({ is: 'moveTo', deptId })}
    >
      {t('moveTo')}
    </Button>
  );
  return (
    <Dialog
      open
      width={424}
      title={t('assignTitle', { n: count, what: t('assignDept') })}
      onClose={onClose}
      actions={actions}
    >
      <Stack>
        <Text as="p" tone="second">
          {t('assignDeptText')}
        </Text>
        <DepartmentSelect label={t('assignDept')} placeholder={t('chooseDept')} value={deptId} onChange={setDeptId} />
      </Stack>
    </Dialog>
  );
}
