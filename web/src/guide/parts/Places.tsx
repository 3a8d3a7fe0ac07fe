import type { GuidePlaces } from '@yizhan/contract/guide-description.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { toLinkProps } from '../../lib/link-props.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ guides });

export function Places({ places }: Pick<GuidePlaces, 'places'>) {
  return (
    <ul className="guide-places" aria-label={t('place')}>
      {places.map(({ name, hours, map }) => (
        <li key={`${name} ${hours} ${map?.url}`} className="guide-place">
          <Icon name="location" size={18} />
          <span className="guide-place__words">
            <strong>{name}</strong>
            {hours && <span>{hours}</span>}
          </span>
          {map && (
            <a className="guide-noprint" {...toLinkProps(map.url)}>
              {map.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
