import type { QuickItem } from '@yizhan/contract/entities/portal.ts';
import { portal } from '@yizhan/contract/texts/zh-CN/portal.ts';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toLinkProps } from '../../lib/link-props.ts';
import { textsOf } from '../../lib/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { toIconName } from '../../ui/icons/to-icon-name.ts';
import { Menu } from '../../ui/Menu.tsx';

const t = textsOf({ portal });

/** The quick bar for pages without a free edge: a button in the top bar, which covers no content. */
export function QuickMenu({ items }: { items: readonly QuickItem[] }) {
  const [place, setPlace] = useState<Element | null>(null);
  const [openItem, setOpenItem] = useState<QuickItem>();
  useLayoutEffect(() => setPlace(document.querySelector('.topbar__quick')), []);
  if (!place) return null;
  const entries = items.map((item) => ({
    key: item.name + item.url,
    label: item.name,
    icon: toIconName(item.icon),
    ...(item.url ? { href: toLinkProps(item.url).href } : { onSelect: () => setOpenItem(item) }),
  }));
  return (
    <>
      {createPortal(<Menu label={t('quick')} icon="hall" items={entries} />, place)}
      <Dialog open={openItem !== undefined} title={openItem?.name} width={380} onClose={() => setOpenItem(undefined)}>
        {openItem?.picture && <img className="quick__picture" src={openItem.picture} alt={openItem.name} />}
      </Dialog>
    </>
  );
}
