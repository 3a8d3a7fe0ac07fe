import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { CardForm } from './CardForm.tsx';
import { newContent } from './settingsOf.ts';
import type { Chosen } from './useChosenCard.ts';

type CardEditorProps = {
  chosen: Exclude<Chosen, { is: 'none' }>;
  onSaved: (id: string) => Promise<void>;
  onRemoved: () => void;
};

export function CardEditor({ chosen, onSaved, onRemoved }: CardEditorProps) {
  return chosen.is === 'card' ? (
    <StoredCard id={chosen.id} onSaved={onSaved} onRemoved={onRemoved} />
  ) : (
    <CardForm
      state={undefined}
      content={newContent(chosen.kind)}
      onSaved={onSaved}
      onReload={() => undefined}
      onRemoved={onRemoved}
    />
  );
}

type StoredCardProps = { id: string } & Omit<CardEditorProps, 'chosen'>;

/** The form is filled once: what another editor saves meanwhile must not slip under what is being typed. */
function StoredCard({ id, onSaved, onRemoved }: StoredCardProps) {
  const [filled, setFilled] = useState(0);
  const detail = useQuery({ ...query.cards.detail({ id }), staleTime: 0, gcTime: 0, refetchOnReconnect: false });
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
          onReload={() => void Promise.all([reload(), onSaved(id)])}
          onRemoved={onRemoved}
        />
      )}
    </Loaded>
  );
}
