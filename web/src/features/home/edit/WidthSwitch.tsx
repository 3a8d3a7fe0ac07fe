import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { textsOf } from '../../../lib/text.ts';
import { widths } from '../card-grid.ts';
import { type ChangeDraft, type Draft, resizeFrame } from './draft.ts';

const t = textsOf({ homeEdit });

type WidthSwitchProps = { card: CardChoice; draft: Draft; onChange: ChangeDraft };

/** Half a row or a whole one. */
export function WidthSwitch({ card, draft, onChange }: WidthSwitchProps) {
  const name = card.cardName;
  return (
    <fieldset className="home-edit__widths" aria-label={t('width', { name })}>
      {widths.map(({ span, label, announcement }) => (
        <button
          key={span}
          type="button"
          aria-pressed={card.span === span}
          onClick={() => onChange(resizeFrame(draft, card.id, span), t(announcement, { name }))}
        >
          {t(label)}
        </button>
      ))}
    </fieldset>
  );
}
