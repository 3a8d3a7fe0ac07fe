import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { useHint } from '../../lib/useHint.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CaseView } from './CaseView.tsx';
import './cases.css';
import './print.css';

/** A case as its reader may see it, and what they can do with it. */
export default function CaseScreen() {
  const { id = '' } = useParams();
  const found = useQuery(query.cases.detail({ id }));
  useHint('card.affairs', found.refetch);
  return (
    <Loaded query={found} skeleton={<Skeleton shape="block" height={480} className="yz-page" />}>
      {(detail) => <CaseView key={id} detail={detail} />}
    </Loaded>
  );
}
