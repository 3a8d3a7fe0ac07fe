import type { ServiceKind } from '@yizhan/contract/entities/service.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { useSearchParams } from 'react-router';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { parseAddress, toSearchParams } from './hall-address.ts';

const t = textsOf({ hall });

type CentresProps = {
  here: ServiceKind | '';
  /** The page of a type, and whether its path already implies the type. */
  pathOf: (type: ServiceKind | '') => { path: string; hasType: boolean };
};

const types = ['', 'PROCESS', 'APPLICATION'] as const;

/** Links between the centres that keep the keyword and facets. */
export function Centres({ here, pathOf }: CentresProps) {
  const [search] = useSearchParams();
  const address = { ...parseAddress(search), page: 1 };
  const hrefFor = (type: ServiceKind | '') => {
    const { path, hasType } = pathOf(type);
    const query = new URLSearchParams(toSearchParams({ ...address, type: hasType ? '' : type })).toString();
    return hrefOf(query ? `${path}?${query}` : path);
  };
  return (
    <nav className="hall-centres" aria-label={t('centres')}>
      {types.map((type) => (
        <a key={type} href={hrefFor(type)} aria-current={type === here ? 'page' : undefined}>
          {t(type || 'everything')}
        </a>
      ))}
    </nav>
  );
}
