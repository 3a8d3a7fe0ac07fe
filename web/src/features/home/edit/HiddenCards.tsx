import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { addCard, type ChangeDraft, type Draft } from './draft.ts';

const t = textsOf({ homeEdit });

type HiddenCardsProps = { draft: Draft; onChange: ChangeDraft };

/** Cards that can be added: hidden ones, and those that are off by default. */
export function HiddenCards({ draft, onChange }: HiddenCardsProps) {
  return (
    <section className="home-edit__column" aria-label={t('hidden')}>
      <h3>{t('hidden')}</h3>
      {draft.hidden.length === 0 && <p className="home-edit__none">{t('noneHidden')}</p>}
      <ul className="home-edit__list">
        {draft.hidden.map(({ id, cardName: name, cardIntroduction }) => (
          <li key={id} data-row={id} className="home-edit__row home-edit__row--hidden">
            <div className="home-edit__name">
              <strong>{name}</strong>
              <small>{cardIntroduction}</small>
            </div>
            <Button
              size="small"
              icon="plus"
              aria-label={t('add', { name })}
              onClick={() => onChange(addCard(draft, id), t('isAdded', { name }))}
            >
              {t('addShort')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
