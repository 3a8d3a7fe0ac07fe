import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { narrow, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { DraftForm } from './DraftForm.tsx';
import { DraftList } from './DraftList.tsx';
import type { DraftKind, DraftRow } from './draft-kind.ts';
import { untilNotified } from './until-notified.ts';
import { type ChosenDraft, useChosenDraft } from './useChosenDraft.ts';
import './Drafts.css';

type DraftsProps<C extends object, R extends DraftRow<C>> = { kind: DraftKind<C>; query: UseQueryResult<R[]> };

/** All drafts of a kind at the left, form and preview of the selected one beside them, the publish bar below. */
export function Drafts<C extends object, R extends DraftRow<C>>({ kind, query }: DraftsProps<C, R>) {
  const { chosen: named, choose, open } = useChosenDraft();
  const small = useMediaQuery(narrow);
  /** The form is filled once: changes saved by another editor must not replace what is being typed. */
  const [filled, setFilled] = useState(0);
  const first = query.data?.[0];
  // When the panes are side by side, the first draft is selected by default.
  const chosen: ChosenDraft = named.is === 'none' && first && !small ? { is: 'stored', id: first.id } : named;
  const row = chosen.is === 'stored' ? query.data?.find(({ id }) => id === chosen.id) : undefined;
  const reload = async () => {
    await query.refetch();
    await untilNotified();
    setFilled((times) => times + 1);
  };
  const onRemoved = () => {
    open({ is: 'none' });
    void query.refetch();
  };
  const onSaved = async (id: string) => {
    await query.refetch();
    open({ is: 'stored', id });
  };
  return (
    <div className="drafts">
      <div className="drafts__side">
        <Button variant="primary" icon="plus" wide onClick={() => void choose({ is: 'new' })}>
          {kind.words.create}
        </Button>
        <Loaded query={query} empty={kind.words.none}>
          {(rows) => (
            <DraftList kind={kind} rows={rows} chosen={row?.id} onChoose={(id) => void choose({ is: 'stored', id })} />
          )}
        </Loaded>
      </div>
      {(row || chosen.is === 'new') && (
        <DraftForm
          key={`${row?.id} ${filled}`}
          kind={kind}
          row={row}
          onSaved={onSaved}
          onReload={reload}
          onRemoved={onRemoved}
        />
      )}
      {!row && chosen.is !== 'new' && first && <Empty text={kind.words.choose} />}
    </div>
  );
}
