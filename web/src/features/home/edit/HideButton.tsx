import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { textsOf } from '../../../lib/text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { type ChangeDraft, type Draft, hideCard } from './draft.ts';

const t = textsOf({ homeEdit });

type HideButtonProps = { card: CardChoice; draft: Draft; onChange: ChangeDraft };

/** Hides a card; a mandatory one has a lock instead. */
export function HideButton({ card: { id, cardName: name, mandatory }, draft, onChange }: HideButtonProps) {
  if (mandatory)
    return (
      <span className="home-edit__lock" title={t('locked', { name })}>
        <Icon name="lock" label={t('locked', { name })} />
      </span>
    );
  const hide = () => onChange(hideCard(draft, id), t('isHidden', { name }));
  return <IconButton icon="eye-off" label={t('hide', { name })} onClick={hide} />;
}
