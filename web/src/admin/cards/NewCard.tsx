import { type CardKind, cardKind } from '@yizhan/contract/cards.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { useState } from 'react';
import { getCardSettings } from '../../cards/settings.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ cardConfig });

/** Chooses the kind of a new card, each with a picture and description. */
export function NewCard({ onChoose }: { onChoose: (kind: CardKind) => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (kind: CardKind) => {
    close();
    onChoose(kind);
  };
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        {t('create')}
      </Button>
      <Dialog open={open} title={t('create')} width={640} onClose={close}>
        <p className="card-config__help">{t('createText')}</p>
        <ul className="card-config__kinds">
          {cardKind.options.map((kind) => (
            <Tile key={kind} kind={kind} onChoose={choose} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function Tile({ kind, onChoose }: { kind: CardKind; onChoose: (kind: CardKind) => void }) {
  const { name, about, icon } = getCardSettings(kind);
  return (
    <li>
      <button type="button" className="card-config__tile" onClick={() => onChoose(kind)}>
        <span className="card-config__glyph">
          <Icon name={icon} size={24} />
        </span>
        <span>
          <strong>{name}</strong>
          <span className="card-config__about">{about}</span>
        </span>
      </button>
    </li>
  );
}
