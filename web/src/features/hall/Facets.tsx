import type { HallFacets } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { textsOf } from '../../lib/text.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FacetRow } from './FacetRow.tsx';
import './Facets.css';
import { hasLetters, toFacetRows } from './facets.ts';
import type { HallAddress } from './hall-address.ts';
import { Letters } from './Letters.tsx';
import type { ChangeHall } from './useHallAddress.ts';

const t = textsOf({ hall });

type FacetsProps = { facets: HallFacets | undefined; address: HallAddress; change: ChangeHall };

/** The facets of the hall, as wrapping chips. */
export function Facets({ facets, address, change }: FacetsProps) {
  if (!facets) return <FacetsSkeleton />;
  return (
    <div className="hall-facets">
      {toFacetRows(facets, address).map(({ name, words, of, short }) => (
        <FacetRow
          key={name}
          label={t(words)}
          choices={of(facets)}
          value={address[name]}
          short={short}
          onChoose={(value) => change({ [name]: value })}
        />
      ))}
      {hasLetters(facets, address) && (
        <Letters letters={facets.letters} value={address.letter} onChoose={(letter) => change({ letter })} />
      )}
    </div>
  );
}

const FacetsSkeleton = () => (
  <div className="hall-facets" aria-hidden="true">
    {['72%', '48%', '84%', '60%', '80%'].map((width) => (
      <div key={width} className="hall-facet">
        <Skeleton width={width} />
      </div>
    ))}
  </div>
);
