import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { useState } from 'react';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Field } from '../../ui/Field.tsx';
import { NameDialog } from './NameDialog.tsx';
import { newContent } from './new-content.ts';

const t = textsOf({ processDesign });

type NewProcessProps = { onCreated: (id: string) => void; onClose: () => void };

/** A blank process; whoever makes it owns it. */
export function NewProcess({ onCreated, onClose }: NewProcessProps) {
  const ownerId = useSession((s) => s.session?.user.user_id ?? '');
  const [ownerDeptId, setOwnerDeptId] = useState<string | null>(null);
  const create = async (name: string, code: string) => {
    if (!ownerDeptId) return;
    const done = await runAction(api.processes.create(newContent({ name, code, ownerDeptId, ownerId })));
    if (done) onCreated(done.answer.id);
  };
  return (
    <NameDialog
      title={t('add')}
      yes={t('create')}
      isReady={ownerDeptId !== null}
      more={
        <Field label={t('department')} required>
          {({ id }) => <DepartmentSelect id={id} value={ownerDeptId} onChange={setOwnerDeptId} />}
        </Field>
      }
      onSubmit={create}
      onClose={onClose}
    />
  );
}
