import type { GuideSources } from '@yizhan/contract/guide-description.ts';
import { toLinkProps } from '../../lib/link-props.ts';

export function Sources({ sources }: Pick<GuideSources, 'sources'>) {
  return (
    <ol className="guide-basis">
      {sources.map(({ name, number, clause, original }) => (
        <li key={`${name} ${number} ${clause}`}>
          <strong>{name}</strong>
          {number && <span className="guide-basis__number">{number}</span>}
          {original && (
            <a className="guide-noprint" {...toLinkProps(original.url)}>
              {original.label}
            </a>
          )}
          {clause && <p>{clause}</p>}
        </li>
      ))}
    </ol>
  );
}
