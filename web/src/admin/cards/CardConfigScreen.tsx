import { useQuery } from '@tanstack/react-query';
import type { CardRow } from '@yizhan/contract/entities/card.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { cardRoutes } from '@yizhan/contract/routes/cards.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { query } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { narrow, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { CardEditor } from './CardEditor.tsx';
import { CardList } from './CardList.tsx';
import { NewCard } from './NewCard.tsx';
import { SinglePaneHeader } from './SinglePaneHeader.tsx';
import { type ChosenCard, useChosenCard } from './useChosenCard.ts';
import { useSelectionFocus } from './useSelectionFocus.ts';
import './CardConfigScreen.css';

const t = textsOf({ cardConfig });

/** Three panes: the cards, the settings of the selected one, and its preview; below, the publish bar. */
export default function CardConfigScreen() {
  const cards = useQuery(query.cards.list());
  useHint(publishables.card.topic, cards.refetch);
  const mayAsk = useSession(({ me }) => me?.configurationMenu.some(({ code }) => code === cardRoutes.categories.menu));
  const categories = useQuery({ ...query.cards.categories(), enabled: mayAsk === true });
  const { chosen: named, choose, open } = useChosenCard();
  const small = useMediaQuery(narrow);
  const first = cards.data?.[0];
  // When the panes are side by side, the first card is selected by default.
  const chosen: ChosenCard = named.is === 'none' && first && !small ? { is: 'card', id: first.id } : named;
  // When they are not, the selected card takes the whole page.
  const alone = small && chosen.is !== 'none';
  useSelectionFocus(chosen, small ? 'one pane' : 'all panes');
  const onSaved = async (id: string) => {
    await cards.refetch();
    open({ is: 'card', id });
  };
  const onRemoved = () => {
    open({ is: 'none' });
    void cards.refetch();
  };
  const start = <NewCard onChoose={(kind) => void choose({ is: 'new', kind })} />;
  return (
    <Page wide title={t('title')} description={t('description')} actions={start}>
      <div className="card-config">
        <div className="card-config__cards" hidden={alone}>
          <Loaded query={cards} empty={t('none')}>
            {(rows) => (
              <CardList
                rows={rows}
                categories={categories.data}
                chosen={chosen}
                onChoose={(next) => void choose(next)}
              />
            )}
          </Loaded>
        </div>
        {alone && <SinglePaneHeader name={nameOf(chosen, cards.data)} onBack={() => void choose({ is: 'none' })} />}
        {chosen.is === 'none' ? (
          first && <Empty text={t('choose')} />
        ) : chosen.is === 'new' && cards.isPending ? null : (
          <CardEditor
            key={chosen.is === 'card' ? chosen.id : `new ${chosen.kind}`}
            chosen={chosen}
            usedNames={cards.data?.map(({ name }) => name) ?? []}
            onSaved={onSaved}
            onRemoved={onRemoved}
          />
        )}
      </div>
    </Page>
  );
}

const nameOf = (chosen: ChosenCard, rows: readonly CardRow[] | undefined) =>
  (chosen.is === 'card' && rows?.find(({ id }) => id === chosen.id)?.name) || t('newName');
