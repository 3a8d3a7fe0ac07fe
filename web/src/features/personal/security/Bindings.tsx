import { useQuery } from '@tanstack/react-query';
import { messengers } from '@yizhan/contract/messengers.ts';
import { query } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { MessengerRow } from './MessengerRow.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';

/** A row for each messenger that the school has or that is bound; nothing when there is none. */
export function Bindings() {
  const ways = useSession((s) => s.boot?.loginWays);
  const bindings = useQuery(query.security.bindings());
  const shown = messengers.filter(
    (messenger) => ways?.includes(messenger) || bindings.data?.some(({ kind }) => kind === messenger),
  );
  if (shown.length === 0) return null;
  return (
    <Loaded query={bindings} skeleton={<RowSkeleton />} isEmpty={() => false}>
      {(all) =>
        shown.map((messenger) => (
          <MessengerRow key={messenger} messenger={messenger} bound={all.find(({ kind }) => kind === messenger)} />
        ))
      }
    </Loaded>
  );
}
