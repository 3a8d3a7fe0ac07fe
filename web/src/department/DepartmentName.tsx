import { departmentCard } from '@yizhan/contract/texts/zh-CN/department-card.ts';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { OpenBoundary } from '../ui/OpenBoundary.tsx';
import './DepartmentName.css';

const t = textsOf({ departmentCard });

const DepartmentDialog = lazyPart(() => import('./DepartmentDialog.tsx'));

type DepartmentNameProps = { id: string | null | undefined; children: ReactNode };

/** The name of a department; signed-in users can open its card with it. */
export function DepartmentName({ id, children }: DepartmentNameProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const signedIn = useSession((s) => s.session !== undefined);
  if (!id || !signedIn) return <span>{children}</span>;
  return (
    <>
      <button type="button" className="dept-name" title={t('open')} onClick={() => setOpen(true)}>
        {children}
      </button>
      <OpenBoundary onFailed={close}>{open && <DepartmentDialog id={id} onClose={close} />}</OpenBoundary>
    </>
  );
}
