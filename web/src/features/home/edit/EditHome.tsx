import type { HomePage } from '@yizhan/contract/entities/card.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { query } from '../../../lib/api.ts';
import { useFreshQuery } from '../../../lib/useFreshQuery.ts';
import { useHint } from '../../../lib/useHint.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import type { HomePageParams } from '../useHomePageParams.ts';
import { toDraft } from './draft.ts';
import { Editor } from './Editor.tsx';
import './edit.css';

type EditHomeProps = { page: HomePage; refetch: () => unknown; params: HomePageParams; onLeave: () => void };

/** The page in edit mode. */
export default function EditHome({ page, refetch, params, onLeave }: EditHomeProps) {
  useHint(publishables.card.topic, refetch);
  // Refetched on every open: changes from another tab or an administrator must not be overwritten unseen.
  const choices = useFreshQuery(query.cards.choices(params));
  return (
    <Loaded query={choices} isEmpty={() => false}>
      {(list) => <Editor start={toDraft(page, list)} personal={page.personal} params={params} onLeave={onLeave} />}
    </Loaded>
  );
}
