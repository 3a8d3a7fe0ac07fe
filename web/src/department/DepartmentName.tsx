import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../lib/session.ts';
import './DepartmentName.css';
import { t } from './words.ts';

const DepartmentDialog = lazy(() => import('./DepartmentDialog.tsx'));

type DepartmentNameProps = { id: string | null | undefined; children: ReactNode };

/** The name of a department: whoever is signed in opens its card with it. */
export function DepartmentName({ id, children }: DepartmentNameProps) {
  const [open, setOpen] = useState(false);
  const signedIn = useSession((s) => s.session !== undefined);
  if (!id || !signedIn) return <span>{children}</span>;
  return (
    <>
      <button type="button" className="dept-name" title={t('open')} onClick={() => setOpen(true)}>
        {children}
      </button>
      <Suspense fallback={null}>{open && <DepartmentDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
