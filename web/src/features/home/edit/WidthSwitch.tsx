import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { type Draft, resized } from './draft.ts';
import { t } from './words.ts';

type WidthSwitchProps = { card: CardChoice; draft: Draft; onChange: (next: Draft, words: string) => void };

const widths = [
  { span: 1, label: 'half', said: 'isHalf' },
  { span: 2, label: 'whole', said: 'isWhole' },
] as const;

/** Half a row or a whole one. */
export function WidthSwitch({ card, draft, onChange }: WidthSwitchProps) {
  const name = card.cardName;
  return (
    <fieldset className="home-edit__widths" aria-label={t('width', { name })}>
      {widths.map(({ span, label, said }) => (
        <button
          key={span}
          type="button"
          aria-pressed={card.span === span}
          onClick={() => onChange(resized(draft, card.id, span), t(said, { name }))}
        >
          {t(label)}
        </button>
      ))}
    </fieldset>
  );
}
