import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { type Entry, useMenu } from './useMenu.ts';

const t = textsOf({ shell });

const More = lazyPart(() => import('./MoreNavigation.tsx'));

/** How many entries the bar shows; the rest are in a menu. */
const maxEntries = { wide: 8, middle: 5, small: 3 } as const;

export function Navigation() {
  const wide = useMediaQuery('(min-width: 1680px)');
  const middle = useMediaQuery('(min-width: 1200px)');
  const entries = useMenu();
  const most = wide ? maxEntries.wide : middle ? maxEntries.middle : maxEntries.small;
  // A menu with a single entry would only hide it.
  const visibleEntries = entries.length <= most + 1 ? entries : entries.slice(0, most);
  const rest = entries.slice(visibleEntries.length);
  return (
    <nav className="navigation" aria-label={t('mainNavigation')}>
      {visibleEntries.map((entry) =>
        entry.children ? (
          <Suspense key={entry.key} fallback={<span className="navigation__more">{entry.name}</span>}>
            <More name={entry.name} current={entry.current} entries={entry.children} />
          </Suspense>
        ) : (
          <NavigationLink key={entry.key} entry={entry} />
        ),
      )}
      <Suspense fallback={null}>{rest.length > 0 && <More entries={rest} />}</Suspense>
    </nav>
  );
}

function NavigationLink({ entry: { name, href, outside, current } }: { entry: Entry }) {
  const elsewhere = outside ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a className="navigation__link" href={href} aria-current={current ? 'page' : undefined} {...elsewhere}>
      {name}
      {outside && <Icon name="external" size={12} />}
    </a>
  );
}
