import type { DraftKind, DraftRow } from './draft-kind.ts';
import { PublicationChips } from './PublicationChips.tsx';

type DraftListProps<C extends object> = {
  kind: Pick<DraftKind<C>, 'Mark' | 'note' | 'words'>;
  rows: readonly DraftRow<C>[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

export function DraftList<C extends object>({
  kind: { Mark, note, words },
  rows,
  chosen,
  onChoose,
}: DraftListProps<C>) {
  return (
    <nav className="drafts__list" aria-label={words.list}>
      {rows.map((row) => (
        <button
          key={row.id}
          type="button"
          className="drafts__row"
          aria-current={row.id === chosen}
          onClick={() => onChoose(row.id)}
        >
          <Mark content={row.content} />
          <span className="drafts__names">
            <span className="drafts__name">{row.name}</span>
            <span className="drafts__note">{note(row.content)}</span>
            <span className="drafts__chips">
              <PublicationChips {...row} />
            </span>
          </span>
        </button>
      ))}
    </nav>
  );
}
