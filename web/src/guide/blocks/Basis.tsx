import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { toLinkProps } from '../../lib/link-props.ts';
import { textsOf } from '../../lib/text.ts';
import type { BlockProps } from '../shown-guide.ts';

const t = textsOf({ guides });

export function Basis({ guide: { basis } }: BlockProps) {
  return (
    <ol className="guide-basis">
      {basis.map(({ name, number, clause, url }) => (
        <li key={`${name} ${number} ${clause}`}>
          <strong>{name}</strong>
          {number && <span className="guide-basis__number">{number}</span>}
          {url && (
            <a className="guide-noprint" {...toLinkProps(url)}>
              {t('openBasis')}
            </a>
          )}
          {clause && <p>{clause}</p>}
        </li>
      ))}
    </ol>
  );
}
