import type { HallFacets } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { useState } from 'react';
import { read, write } from '../../lib/storage.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FacetRow } from './FacetRow.tsx';
import './Facets.css';
import { hasLetters, toFacetRows, visibleRows } from './facets.ts';
import type { HallAddress } from './hall-address.ts';
import { Letters } from './Letters.tsx';
import type { ChangeHall } from './useHallAddress.ts';

const t = textsOf({ hall });

const UNFOLDED = 'hall-filters';

type FacetsProps = {
  facets: HallFacets | undefined;
  address: HallAddress;
  change: ChangeHall;
  /** All rows at once, as in a sheet of its own. */
  whole?: boolean;
};

/** The facets of the hall, as wrapping chips: two rows, and the others on demand, as the person left them. */
export function Facets({ facets, address, change, whole = false }: FacetsProps) {
  const [unfolded, setUnfolded] = useState(() => read<boolean>(UNFOLDED) === true);
  if (!facets) return <FacetsSkeleton />;
  const all = toFacetRows(facets, address);
  const rows = visibleRows(all, address, whole || unfolded);
  const letters = hasLetters(facets, address);
  const fold = () => {
    write(UNFOLDED, !unfolded);
    setUnfolded(!unfolded);
  };
  return (
    <div className="hall-facets">
      {rows.map(({ name, words, of, short, find }) => (
        <FacetRow
          key={name}
          label={t(words)}
          choices={of(facets)}
          value={address[name]}
          short={short}
          find={find && t(find)}
          onChoose={(value) => change({ [name]: value })}
        />
      ))}
      {letters && (whole || unfolded || address.letter !== '') && (
        <Letters letters={facets.letters} value={address.letter} onChoose={(letter) => change({ letter })} />
      )}
      {!whole && (unfolded || rows.length < all.length || letters) && (
        <div className="hall-facets__fold">
          <Button
            size="small"
            variant="quiet"
            icon={unfolded ? 'chevron-up' : 'chevron-down'}
            aria-expanded={unfolded}
            onClick={fold}
          >
            {t(unfolded ? 'fewerFilters' : 'moreFilters')}
          </Button>
        </div>
      )}
    </div>
  );
}

const FacetsSkeleton = () => (
  <div className="hall-facets" aria-hidden="true">
    {['72%', '84%'].map((width) => (
      <div key={width} className="hall-facet">
        <Skeleton width={width} />
      </div>
    ))}
  </div>
);
