import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { useState } from 'react';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { toFrames } from '../card-grid.ts';
import type { HomePageParams } from '../useHomePageParams.ts';
import { type Draft, findCard, findSpot, toDraft } from './draft.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { getPage, saveDraft } from './save.ts';
import { WidthSwitch } from './WidthSwitch.tsx';
import './edit.css';

const t = textsOf({ homeEdit });

type CardSettingsProps = { id: string; name: string; params: HomePageParams; onClose: () => void };

/** What a person may set on a card: width and column. Every choice is saved at once. */
export default function CardSettings({ id, name, params, onClose }: CardSettingsProps) {
  const client = useQueryClient();
  const choices = useQuery(query.cards.choices(params));
  const [changed, setChanged] = useState<Draft>();
  const [announcement, announce] = useState('');
  const draftFrom = (list: readonly CardChoice[]) =>
    changed ?? toDraft(getPage({ client, params }) ?? { cards: [] }, list);
  const change = (next: Draft, words: string) => {
    setChanged(next);
    announce(words);
    // On failure the page shows the stored state again, and a toast says so.
    void saveDraft({ client, params }, next).then((saved) => {
      setChanged((shown) => (shown === next ? undefined : shown));
      if (!saved) announce('');
    });
  };
  const done = (
    <Button variant="primary" onClick={onClose}>
      {t('done')}
    </Button>
  );
  return (
    <Dialog open title={t('settingsTitle', { name })} width={380} onClose={onClose} actions={done}>
      <Loaded query={choices}>{(list) => <Settings id={id} draft={draftFrom(list)} onChange={change} />}</Loaded>
      <LiveRegion text={announcement} />
    </Dialog>
  );
}

type SettingsProps = { id: string; draft: Draft; onChange: (next: Draft, words: string) => void };

function Settings({ id, draft, onChange }: SettingsProps) {
  const card = findCard(draft, id);
  if (!card) return null;
  const all = toFrames(draft[card.place]).length;
  const at = findSpot(draft, id)?.at ?? 0;
  return (
    <div className="home-settings">
      {card.place === 'main' && (
        <div className="home-settings__line">
          <span>{t('widthShort')}</span>
          <WidthSwitch card={card} draft={draft} onChange={onChange} />
        </div>
      )}
      <div className="home-settings__line">
        <span>{t('position', { place: t(card.place), at: at + 1, all })}</span>
        <div className="home-edit__buttons">
          <MoveButtons {...{ card, draft, onChange }} />
        </div>
      </div>
      <p>{t('settingsHelp')}</p>
    </div>
  );
}
