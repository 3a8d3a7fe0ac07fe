import type { HallFacets } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Facets } from './Facets.tsx';
import { activeFacets, type HallAddress, withoutFacets } from './hall-address.ts';
import type { ChangeHall } from './useHallAddress.ts';

const t = textsOf({ hall });

type FacetSheetProps = { facets: HallFacets | undefined; address: HallAddress; change: ChangeHall };

/** The facets in a sheet, for small screens. */
export function FacetSheet(props: FacetSheetProps) {
  const [open, setOpen] = useState(false);
  const count = activeFacets(props.address).length;
  return (
    <>
      <Button size="small" icon="filter" onClick={() => setOpen(true)}>
        {count > 0 ? t('filtersOn', { n: count }) : t('filter')}
      </Button>
      <Dialog
        open={open}
        title={t('filters')}
        onClose={() => setOpen(false)}
        aside={
          count > 0 && (
            <Button variant="quiet" onClick={() => props.change(withoutFacets)}>
              {t('clearAll')}
            </Button>
          )
        }
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('showResults')}
          </Button>
        }
      >
        <Facets {...props} whole />
      </Dialog>
    </>
  );
}
