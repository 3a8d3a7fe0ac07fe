import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardServices } from '@yizhan/contract/texts/zh-CN/card-services.ts';
import { favouritesPath, hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { NoServices } from '../../service/NoServices.tsx';
import { ServiceRow } from '../../service/ServiceRow.tsx';
import { HeadLink } from '../CardHead.tsx';
import type { CardViewProps } from '../card.ts';
import './View.css';

const t = textsOf({ cardServices });

export function View({ data, layout }: CardViewProps<'favourites'>) {
  const { list, total, navigationType } = data;
  const shown = cardKindLimits.favouritesShown[layout];
  if (list.length === 0) return <NoServices text={t('noFavourites')} navigationType={navigationType} />;
  return (
    <div className="favourites">
      {total > shown && <HeadLink href={hrefOf(favouritesPath)}>{t('all')}</HeadLink>}
      <ul className="favourites__list">
        {list.slice(0, shown).map((service) => (
          <li key={service.serviceId}>
            <ServiceRow service={service} about={service.serviceDeptName} />
          </li>
        ))}
      </ul>
    </div>
  );
}
