import { useQuery } from '@tanstack/react-query';
import type { QuickItem } from '@yizhan/contract/entities/portal.ts';
import { portal } from '@yizhan/contract/texts/zh-CN/portal.ts';
import { useLocation } from 'react-router';
import { query } from '../../lib/api.ts';
import { toLinkProps } from '../../lib/link-props.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toIconName } from '../../ui/icons/to-icon-name.ts';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { pageAt } from '../pages.ts';
import { QuickMenu } from './QuickMenu.tsx';
import { QuickPicture } from './QuickPicture.tsx';
import { useIsInMenu } from './useIsInMenu.ts';
import { useIsScrolledDown } from './useIsScrolledDown.ts';
import './QuickBar.css';

const t = textsOf({ portal });

/** From this width the bar fits beside the content; below, the top bar has the same entries as a menu. */
const roomy = '(min-width: 1340px)';

/** The bar at the right edge of every page that does not use the full width. */
export default function QuickBar() {
  const { pathname } = useLocation();
  return pageAt(pathname).hideFooter ? null : <Bar />;
}

function Bar() {
  const found = useQuery(query.portal.quickNavigation());
  useHint('quick', found.refetch);
  const small = useMediaQuery(phone);
  const wide = useMediaQuery(roomy);
  const down = useIsScrolledDown();
  const isInMenu = useIsInMenu();
  const items = small ? [] : (found.data ?? []).filter(({ url }) => !url || !isInMenu(toLinkProps(url).href));
  const beside = wide ? items : [];
  return (
    <>
      {!wide && items.length > 0 && <QuickMenu items={items} />}
      {(beside.length > 0 || down) && (
        <nav className="quick" aria-label={t('quick')}>
          {beside.map((item) => (
            <Entry key={item.name + item.url} item={item} />
          ))}
          {down && (
            <button type="button" className="quick__item" title={t('top')} onClick={toTop}>
              <Icon name="arrow-up" size={22} />
              <span className="quick__name">{t('top')}</span>
            </button>
          )}
        </nav>
      )}
    </>
  );
}

function Entry({ item }: { item: QuickItem }) {
  if (!item.url) return <QuickPicture item={item} />;
  return (
    <a className="quick__item" {...toLinkProps(item.url)}>
      <Icon name={toIconName(item.icon)} size={22} />
      <span className="quick__name">{item.name}</span>
    </a>
  );
}

function toTop() {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
