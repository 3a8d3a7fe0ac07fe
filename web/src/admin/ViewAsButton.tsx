import { useQuery } from '@tanstack/react-query';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { viewAsTexts } from '@yizhan/contract/texts/zh-CN/view-as.ts';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { DepartmentSelect } from '../admin-kit/DepartmentSelect.tsx';
import { TimePicker } from '../admin-kit/TimePicker.tsx';
import { identityTypeValues, useIdentityTypes } from '../admin-kit/useIdentityTypes.ts';
import { canViewAs, viewAs } from '../admin-kit/view-as.ts';
import { query } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { clearable, selectIcons } from '../ui/antd-icons.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { toastError } from '../ui/toast-error.ts';

const t = textsOf({ viewAsTexts });

/** PB-5: the way to look at the portal as somebody else, on every screen of administration. */
export function ViewAsButton() {
  const [open, setOpen] = useState(false);
  if (!canViewAs()) return null;
  return (
    <>
      <IconButton className="admin-handbook" icon="eye" label={t('open')} onClick={() => setOpen(true)} />
      {open && <ViewAsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ViewAsDialog({ onClose }: { onClose: () => void }) {
  const { nameOf } = useIdentityTypes();
  const [type, setType] = useState<number>(identityTypes.undergraduate);
  const [deptId, setDeptId] = useState<string | null>(null);
  const [roleId, setRoleId] = useState<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const roles = useQuery(query.roles.pick());
  const [busy, setBusy] = useState(false);
  const id = useId();
  const begin = async () => {
    setBusy(true);
    await viewAs({ type, deptId, roleId, at }).catch(toastError);
    setBusy(false);
  };
  return (
    <Dialog
      open
      width={434}
      title={t('title')}
      onClose={onClose}
      aside={
        <a href="/handbook/publishing" target="_blank" rel="noopener">
          {t('handbook')}
        </a>
      }
      actions={
        <Button variant="primary" loading={busy} onClick={() => void begin()}>
          {t('begin')}
        </Button>
      }
    >
      <Stack>
        <p>{t('text')}</p>
        <label htmlFor={`${id}-type`}>{t('type')}</label>
        <Select
          id={`${id}-type`}
          value={type}
          options={identityTypeValues.map((value) => ({ value, label: nameOf(value) }))}
          onChange={setType}
        />
        <label htmlFor={`${id}-dept`}>{t('department')}</label>
        <DepartmentSelect id={`${id}-dept`} value={deptId} placeholder={t('anyDepartment')} onChange={setDeptId} />
        <label htmlFor={`${id}-role`}>{t('role')}</label>
        <Select<string | null>
          id={`${id}-role`}
          {...selectIcons}
          allowClear={clearable()}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('noRole')}
          loading={roles.isPending}
          value={roleId}
          options={(roles.data ?? []).map((role) => ({ value: role.id, label: role.name }))}
          onChange={(value) => setRoleId(value ?? null)}
        />
        <label htmlFor={`${id}-at`}>{t('at')}</label>
        <TimePicker id={`${id}-at`} optional value={at} onChange={setAt} />
        <p className="admin-muted">{t('atHelp')}</p>
      </Stack>
    </Dialog>
  );
}
