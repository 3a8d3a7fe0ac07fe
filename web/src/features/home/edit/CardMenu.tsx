import { useQueryClient } from '@tanstack/react-query';
import type { HomeCard } from '@yizhan/contract/entities/card.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { useState } from 'react';
import { peoplesTime } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { hrefOf, paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { Opening } from '../../../ui/OpenBoundary.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Which } from '../useHomePageParams.ts';
import { hidden } from './draft.ts';
import { changeNow } from './save.ts';
import { t } from './words.ts';

const dialogs = {
  settings: lazyPart(() => import('./CardSettings.tsx')),
  why: lazyPart(() => import('./WhyDialog.tsx')),
};

type CardMenuProps = { card: HomeCard; which: Which; label: string; onRefresh: () => void };

/** What one can do with a card where it stands. */
export default function CardMenu({ card, which, label, onRefresh }: CardMenuProps) {
  const now = useNow();
  const where = { client: useQueryClient(), which };
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const close = () => setOpen(undefined);
  const mayConfigure = useSession((s) => s.me?.configurationMenu.some(({ code }) => code === publishables.card.menu));
  const { id, mandatory } = card;
  const name = card.basicConfig.cardName;
  const age = card.state === 'failed' ? t('notUpdated') : t('updated', { when: peoplesTime(card.at, now) });

  const remove = async () => {
    const takeBack = await changeNow(where, (draft) => hidden(draft, id)).catch(failed);
    if (takeBack)
      toast.show({ text: t('removed', { name }), action: { label: t('undo'), run: () => void takeBack() } });
  };

  const href = hrefOf(`${paths.cardConfig}?id=${id}`);
  const configure: MenuItem = { key: 'configure', label: t('configure'), icon: 'tune', href };
  const items: MenuItem[] = [
    { key: 'refresh', label: t('refresh'), icon: 'refresh', onSelect: onRefresh },
    { key: 'settings', label: t('settings'), icon: 'settings', onSelect: () => setOpen('settings') },
    { key: 'why', label: t('why'), icon: 'help', onSelect: () => setOpen('why') },
    ...(mayConfigure ? [configure] : []),
    { kind: 'line', key: 'line' },
    mandatory
      ? { key: 'remove', label: t('remove'), icon: 'lock', note: t('mandatory'), disabled: true }
      : { key: 'remove', label: t('remove'), icon: 'eye-off', onSelect: () => void remove() },
  ];
  const Shown = open && dialogs[open];
  return (
    <>
      <Menu label={label} size="small" items={items} header={<small>{age}</small>} startOpen />
      <Opening onFailed={close}>{Shown && <Shown id={id} name={name} which={which} onClose={close} />}</Opening>
    </>
  );
}

function failed(): undefined {
  toast.error(t('notSaved'));
}
