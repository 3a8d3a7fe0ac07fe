import type { CardKind } from '@yizhan/contract/cards.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { useFreshQuery } from '../../lib/useFreshQuery.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { CardForm } from './CardForm.tsx';
import { newCardContent } from './new-card-content.ts';
import type { ChosenCard } from './useChosenCard.ts';

type CardEditorProps = {
  chosen: Exclude<ChosenCard, { is: 'none' }>;
  /** Names of other cards. */
  usedNames: readonly string[];
  onSaved: (id: string) => Promise<void>;
  onRemoved: () => void;
};

export function CardEditor({ chosen, usedNames, ...rest }: CardEditorProps) {
  return chosen.is === 'card' ? (
    <StoredCard id={chosen.id} {...rest} />
  ) : (
    <UnsavedCard kind={chosen.kind} usedNames={usedNames} {...rest} />
  );
}

type UnsavedCardProps = { kind: CardKind } & Omit<CardEditorProps, 'chosen'>;

/** Computed once: after the save its own name is among the used ones. */
function UnsavedCard({ kind, usedNames, ...rest }: UnsavedCardProps) {
  const [content] = useState(() => newCardContent(kind, usedNames));
  return <CardForm state={undefined} content={content} onReload={() => undefined} {...rest} />;
}

type StoredCardProps = { id: string } & Omit<CardEditorProps, 'chosen' | 'usedNames'>;

function StoredCard({ id, onSaved, onRemoved }: StoredCardProps) {
  const [filled, setFilled] = useState(0);
  const detail = useFreshQuery(query.cards.detail({ id }));
  const reload = async () => {
    await detail.refetch();
    setFilled((times) => times + 1);
  };
  return (
    <Loaded query={detail}>
      {({ content, ...state }) => (
        <CardForm
          key={filled}
          state={state}
          content={content}
          onSaved={onSaved}
          onReload={() => Promise.all([reload(), onSaved(id)])}
          onRemoved={onRemoved}
        />
      )}
    </Loaded>
  );
}
