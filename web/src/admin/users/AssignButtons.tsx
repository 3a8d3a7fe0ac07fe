import { useQueryClient } from '@tanstack/react-query';
import type { Assignment, UserRow } from '@yizhan/contract/entities/users.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { AssignDeptDialog, AssignRoleDialog } from './AssignDialogs.tsx';

const t = textsOf({ users });

type AssignButtonsProps = { users: readonly UserRow[]; onDone: () => void };

/** One role or department for all ticked people. */
export function AssignButtons({ users: chosen, onDone }: AssignButtonsProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState<'role' | 'dept'>();
  const close = () => setOpen(undefined);
  const assign = async (assignment: Assignment) => {
    const done = await runAction(api.users.assign({ ids: chosen.map(({ id }) => id), assignment }));
    if (!done) return;
    close();
    const { changed: n } = done.answer;
    if (n > 0) toast.success(t('assigned', { n }));
    else toast.info(t('assignedNone'));
    onDone();
    await client.invalidateQueries({ queryKey: query.users.queryKey });
  };
  const dialog = { count: chosen.length, onAssign: assign, onClose: close };
  return (
    <>
      <Button size="small" onClick={() => setOpen('role')}>
        {t('assignRole')}
      </Button>
      <Button size="small" onClick={() => setOpen('dept')}>
        {t('assignDept')}
      </Button>
      {open === 'role' && <AssignRoleDialog {...dialog} />}
      {open === 'dept' && <AssignDeptDialog {...dialog} />}
    </>
  );
}
