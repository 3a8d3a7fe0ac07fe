import { useQueryClient } from '@tanstack/react-query';
import type { HomeCard } from '@yizhan/contract/entities/card.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { useState } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { hrefOf } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { textsOf } from '../../../lib/text.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Menu } from '../../../ui/Menu.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { OpenBoundary } from '../../../ui/OpenBoundary.tsx';
import { toast } from '../../../ui/toast.ts';
import type { HomePageParams } from '../useHomePageParams.ts';
import { hideCard } from './draft.ts';
import { changeAndSave } from './save.ts';

const t = textsOf({ homeEdit });

const dialogs = {
  settings: lazyPart(() => import('./CardSettings.tsx')),
  why: lazyPart(() => import('./WhyDialog.tsx')),
};

type CardMenuProps = { card: HomeCard; params: HomePageParams; label: string; onRefresh: () => void };

/** The actions of a card on the page. */
export default function CardMenu({ card, params, label, onRefresh }: CardMenuProps) {
  const now = useNow();
  const where = { client: useQueryClient(), params };
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const close = () => setOpen(undefined);
  const mayConfigure = useSession((s) => s.me?.configurationMenu.some(({ code }) => code === publishables.card.menu));
  const { id, mandatory } = card;
  const name = card.basicConfig.cardName;
  const age = card.state === 'failed' ? t('notUpdated') : t('updated', { when: formatTime(card.at, now) });

  const remove = async () => {
    const takeBack = await changeAndSave(where, (draft) => hideCard(draft, id)).catch(toastFailure);
    if (takeBack)
      toast.show({ text: t('removed', { name }), action: { label: t('undo'), run: () => void takeBack() } });
  };

  const href = hrefOf(`${sectionPath('cards')}?id=${id}`);
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
      <OpenBoundary onFailed={close}>
        {Shown && <Shown id={id} name={name} params={params} onClose={close} />}
      </OpenBoundary>
    </>
  );
}

function toastFailure(): undefined {
  toast.error(t('notSaved'));
}
