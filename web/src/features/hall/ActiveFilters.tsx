import type { HallFacets } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { facetName, facetTextKey } from './facets.ts';
import { activeFacets, type HallAddress, withoutFacets } from './hall-address.ts';
import type { ChangeHall } from './useHallAddress.ts';

const t = textsOf({ hall });

type ActiveFiltersProps = { facets: HallFacets | undefined; address: HallAddress; change: ChangeHall };

/** The active filters, removable one by one or all at once. */
export function ActiveFilters({ facets, address, change }: ActiveFiltersProps) {
  const chosen = activeFacets(address);
  if (chosen.length === 0 && address.keyword === '') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not form fields
    <div className="hall-chosen" role="group" aria-label={t('chosen')}>
      {address.keyword && (
        <Chip tone="brand" icon="search" onRemove={() => change({ keyword: '' })}>
          {address.keyword}
        </Chip>
      )}
      {chosen.map((name) => (
        <Chip key={name} tone="brand" onRemove={() => change({ [name]: '' })}>
          {facetName(facets, name, address[name]) ?? t(facetTextKey(name))}
        </Chip>
      ))}
      <Button size="small" variant="quiet" onClick={() => change({ ...withoutFacets, keyword: '' })}>
        {t('clearAll')}
      </Button>
    </div>
  );
}
