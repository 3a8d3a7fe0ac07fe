import { useQueryClient } from '@tanstack/react-query';
import type { CardKind } from '@yizhan/contract/cards.ts';
import { setup } from '@yizhan/contract/texts/zh-CN/setup.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { getCardSettings } from '../../cards/settings.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { chosenKinds, starterCard, starterKinds } from './starter-cards.ts';

const t = textsOf({ setup });

async function publishCards(kinds: readonly CardKind[]) {
  // One after the other: their order is that of the page.
  for (const kind of kinds) await api.publishing.publish(await api.cards.submit({ content: starterCard(kind) }));
}

type CardChooserProps = { onDone: () => Promise<void>; onBack: () => void };

export function CardChooser({ onDone, onBack }: CardChooserProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState(chosenKinds);
  const [busy, setBusy] = useState(false);
  const kinds = starterKinds.filter((kind) => chosen.has(kind));
  const toggle = (kind: CardKind) => {
    const after = new Set(chosen);
    if (!after.delete(kind)) after.add(kind);
    setChosen(after);
  };
  const publish = async () => {
    setBusy(true);
    const done = await runAction(publishCards(kinds), t('cardsDone'));
    setBusy(false);
    await client.invalidateQueries({ queryKey: query.cards.queryKey });
    if (done) await onDone();
  };
  return (
    <Page wide title={t('cardsTitle')} description={t('cardsText')} back={onBack}>
      <section className="admin-card setup" aria-label={t('cardsTitle')}>
        <ul className="setup__templates">
          {starterKinds.map((kind) => (
            <CardLine key={kind} kind={kind} checked={chosen.has(kind)} onToggle={() => toggle(kind)} />
          ))}
        </ul>
        <div className="setup__bar">
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
          <Button variant="primary" loading={busy} disabled={kinds.length === 0} onClick={() => void publish()}>
            {t('publishCards', { n: kinds.length })}
          </Button>
        </div>
      </section>
    </Page>
  );
}

function CardLine({ kind, checked, onToggle }: { kind: CardKind; checked: boolean; onToggle: () => void }) {
  const { name, about, icon } = getCardSettings(kind);
  return (
    <li className="setup__template">
      <Checkbox checked={checked} onChange={onToggle}>
        <span className="setup__service">
          <Icon name={icon} size={18} />
          <strong>{name}</strong>
        </span>
        <span className="admin-muted">{about}</span>
      </Checkbox>
    </li>
  );
}
