import type { HomePage } from '@yizhan/contract/entities/card.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { query } from '../../../lib/api.ts';
import { useReadAnew } from '../../../lib/useFreshQuery.ts';
import { useHint } from '../../../lib/useHint.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import type { Which } from '../useHomePageParams.ts';
import { draftOf } from './draft.ts';
import { Editor } from './Editor.tsx';
import './edit.css';

type EditHomeProps = { page: HomePage; refetch: () => unknown; which: Which; onLeave: () => void };

/** The page while a person arranges it. */
export default function EditHome({ page, refetch, which, onLeave }: EditHomeProps) {
  useHint(publishables.card.topic, refetch);
  // Read anew each time: what another tab or the administrator changed must not be overwritten unseen.
  const choices = useReadAnew(query.cards.choices(which));
  return (
    <Loaded query={choices} isEmpty={() => false}>
      {(list) => <Editor start={draftOf(page, list)} personal={page.personal} which={which} onLeave={onLeave} />}
    </Loaded>
  );
}
