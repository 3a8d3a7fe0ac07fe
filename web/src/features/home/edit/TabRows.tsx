import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { textsOf } from '../../../lib/text.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { type ChangeDraft, type Draft, leaveFrame } from './draft.ts';
import { HideButton } from './HideButton.tsx';

const t = textsOf({ homeEdit });

type TabRowsProps = {
  tabs: readonly CardChoice[];
  name: string;
  draft: Draft;
  onChange: ChangeDraft;
};

/** The tabs of a frame; each can leave it or be hidden. */
export function TabRows({ tabs, name, draft, onChange }: TabRowsProps) {
  return (
    <ul className="home-edit__tabs" aria-label={t('tabsOf', { name })}>
      {tabs.map((card) => (
        <li key={card.id} className="home-edit__tab" data-row={card.id}>
          <strong>{card.cardName}</strong>
          <IconButton
            icon="expand"
            size="small"
            label={t('leave', { name: card.cardName })}
            onClick={() => onChange(leaveFrame(draft, card.id), t('hasLeft', { name: card.cardName }), card.id)}
          />
          <HideButton {...{ card, draft, onChange }} />
        </li>
      ))}
    </ul>
  );
}
