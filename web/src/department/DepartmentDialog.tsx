import { useQuery } from '@tanstack/react-query';
import { departmentCard } from '@yizhan/contract/texts/zh-CN/department-card.ts';
import { query } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { useHint } from '../lib/useHint.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DepartmentCard } from './DepartmentCard.tsx';

const t = textsOf({ departmentCard });

/** Loaded when a department is first opened. */
export default function DepartmentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  // The reader wants to contact somebody now: cached data is shown, and refetched.
  const found = useQuery({ ...query.departments.card({ id }), staleTime: 0 });
  useHint('departments', found.refetch);
  return (
    <Dialog open title={t('title')} width={434} onClose={onClose}>
      <Loaded query={found} skeleton={<Skeleton lines={6} />}>
        {(card) => <DepartmentCard card={card} />}
      </Loaded>
    </Dialog>
  );
}
