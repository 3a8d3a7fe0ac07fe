import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { toLinkProps } from '../../lib/link-props.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { BlockProps } from '../shown-guide.ts';
import { Facts } from './Facts.tsx';

const t = textsOf({ guides });

export function TimeAndPlace({ guide: { timeAndPlace } }: BlockProps) {
  const { period, hours, places } = timeAndPlace;
  return (
    <>
      <Facts
        facts={[
          [t('period'), period],
          [t('hours'), hours],
        ]}
      />
      {places.length > 0 && (
        <ul className="guide-places" aria-label={t('place')}>
          {places.map(({ campus, building, room, hours: at, mapUrl }) => (
            <li key={`${campus} ${building} ${room}`} className="guide-place">
              <Icon name="location" size={18} />
              <span className="guide-place__words">
                <strong>{[campus, building, room].filter(Boolean).join(' · ')}</strong>
                {at && <span>{at}</span>}
              </span>
              {mapUrl && (
                <a className="guide-noprint" {...toLinkProps(mapUrl)}>
                  {t('map')}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
