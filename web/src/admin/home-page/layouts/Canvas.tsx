import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { useId } from 'react';
import { columnNames } from '../../../features/home/card-grid.ts';
import { hrefOf, paths } from '../../../lib/paths.ts';
import { textsOf } from '../../../lib/text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { DropTarget } from './arrange.ts';
import './Canvas.css';
import { Column } from './Column.tsx';
import type { Arrangement } from './useArrangement.ts';
import { useLift } from './useLift.ts';

const t = textsOf({ homePageConfig });

type CanvasProps = { arrangement: Arrangement; gap: DropTarget | undefined; navigationId: string | null };

/** A miniature of the page. */
export function Canvas({ arrangement, gap, navigationId }: CanvasProps) {
  const help = useId();
  const lift = useLift(arrangement);
  const narrow = arrangement.columns.aside.length > 0;
  const page = navigationId ? `${paths.home}?navigation=${navigationId}` : paths.home;
  return (
    <section className="layout-canvas admin-card" aria-label={t('canvas')}>
      <header className="layout-canvas__head">
        <h2>{t(narrow ? 'narrowMode' : 'wideMode')}</h2>
        <p>{t(narrow ? 'narrowModeText' : 'wideModeText')}</p>
        <a href={hrefOf(page)} target="_blank" rel="noreferrer">
          {t('openHome')} <Icon name="external" size={16} />
        </a>
      </header>
      <VisuallyHidden>
        <span id={help}>{t('instructions')}</span>
      </VisuallyHidden>
      <LiveRegion text={arrangement.announcement} />
      <div className="layout-canvas__page">
        {columnNames.map((place) => (
          <Column
            key={place}
            place={place}
            gap={gap?.place === place ? gap : undefined}
            {...{ arrangement, lift, help }}
          />
        ))}
      </div>
    </section>
  );
}
