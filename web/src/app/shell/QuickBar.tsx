import { useQuery } from '@tanstack/react-query';
import type { QuickItem } from '@yizhan/contract/entities/portal.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { query } from '../../lib/api.ts';
import { linkProps } from '../../lib/link-props.ts';
import { useHint } from '../../lib/useHint.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { iconOf } from '../../ui/icons/icon-of.ts';
import { Menu } from '../../ui/Menu.tsx';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { pageAt } from '../pages.ts';
import { QuickPicture } from './QuickPicture.tsx';
import { p } from './quick-words.ts';
import { useScrolledDown } from './useScrolledDown.ts';
import './QuickBar.css';

/** Beside the content there is room for the bar; below, a button opens the same as a menu. */
const roomy = '(min-width: 1340px)';

/** The bar at the right edge of every page that reaches no edge itself. */
export default function QuickBar() {
  const { pathname } = useLocation();
  return pageAt(pathname).hideFooter ? null : <Bar />;
}

function Bar() {
  const found = useQuery(query.portal.quickNavigation());
  useHint('quick', found.refetch);
  const small = useMediaQuery(phone);
  const wide = useMediaQuery(roomy);
  const down = useScrolledDown();
  const items = small ? [] : (found.data ?? []);
  if (items.length === 0 && !down) return null;
  return (
    <nav className="quick" aria-label={p('quick')}>
      {wide ? items.map((item) => <Entry key={item.name + item.url} item={item} />) : <Folded items={items} />}
      {down && (
        <button type="button" className="quick__item" title={p('top')} onClick={toTop}>
          <Icon name="arrow-up" size={22} />
          <span className="quick__name">{p('top')}</span>
        </button>
      )}
    </nav>
  );
}

function Entry({ item }: { item: QuickItem }) {
  if (!item.url) return <QuickPicture item={item} />;
  return (
    <a className="quick__item" {...linkProps(item.url)}>
      <Icon name={iconOf(item.icon)} size={22} />
      <span className="quick__name">{item.name}</span>
    </a>
  );
}

function Folded({ items }: { items: readonly QuickItem[] }) {
  const [shown, setShown] = useState<QuickItem>();
  if (items.length === 0) return null;
  const entries = items.map((item) => ({
    key: item.name + item.url,
    label: item.name,
    icon: iconOf(item.icon),
    ...(item.url ? { href: linkProps(item.url).href } : { onSelect: () => setShown(item) }),
  }));
  return (
    <>
      <Menu className="quick__item" label={p('quick')} items={entries}>
        <Icon name="hall" size={22} />
      </Menu>
      <Dialog open={shown !== undefined} title={shown?.name} width={380} onClose={() => setShown(undefined)}>
        {shown?.picture && <img className="quick__picture" src={shown.picture} alt={shown.name} />}
      </Dialog>
    </>
  );
}

function toTop() {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
