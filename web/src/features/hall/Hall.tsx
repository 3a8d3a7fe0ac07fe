import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CentreView } from '@yizhan/contract/entities/centre.ts';
import type { ServiceKind } from '@yizhan/contract/entities/service.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { narrow, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CentreBanner } from './CentreBanner.tsx';
import { FacetSheet } from './FacetSheet.tsx';
import { Facets } from './Facets.tsx';
import { hasFacets, offered } from './facets.ts';
import './Hall.css';
import { DidYouMean } from './DidYouMean.tsx';
import { HallSearch } from './HallSearch.tsx';
import { toFacetQuery, toHallQuery } from './hall-address.ts';
import { NothingFound } from './NothingFound.tsx';
import { Services, ServicesSkeleton } from './Services.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useHallAddress } from './useHallAddress.ts';
import { useResultKeyword } from './useResultKeyword.ts';

const t = textsOf({ hall });

type HallProps = {
  /** The title of the page, as the centre is arranged. */
  titleOf: (centre: CentreView | undefined) => string;
  /** The centre's type; absent when the address holds it. */
  centre?: ServiceKind | '';
  visitor: boolean;
  actions?: ReactNode;
};

/** One screen for the three centres and for visitors (HL-1). Its state lives entirely in the address. */
export function Hall({ titleOf, centre, visitor, actions }: HallProps) {
  const [search] = useSearchParams();
  const { address, change, ...shown } = useHallAddress(centre);
  const isDraft = search.get('preview') === 'draft';
  const found = useQuery(query.hall.centre({ type: address.type, ...(isDraft && { draft: true }) }));
  const arranged = found.data?.centre ?? undefined;
  const view = shown.view ?? arranged?.view ?? 'cards';
  const client = useQueryClient();
  const results = useRef<HTMLElement>(null);
  const small = useMediaQuery(narrow);
  const { keyword } = address;
  // A new synonym takes effect at once (HL-4): cached results are shown while they are refetched.
  const queryOptions = { placeholderData: keepPreviousData, ...(keyword && { staleTime: 0 }) };
  const hallQuery = toHallQuery(address);
  const facets = useQuery({ ...query.hall.facets(toFacetQuery(hallQuery)), ...queryOptions });
  const services = useQuery({
    ...(visitor ? query.hall.openPage(hallQuery) : query.hall.page(hallQuery)),
    ...queryOptions,
  });
  const words = useResultKeyword(keyword, services);
  const refetchAll = () => client.invalidateQueries({ queryKey: query.hall.queryKey });
  useHint('services', refetchAll);
  const narrowing = { facets: offered(facets.data, arranged?.facets), address, change };
  const searchFor = (words: string) => (words && words === keyword ? void refetchAll() : change({ keyword: words }));
  const turn = (page: number) => {
    change({ page });
    results.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page className="hall" title={titleOf(arranged)} actions={actions}>
      {arranged && <CentreBanner {...arranged.banner} />}
      <HallSearch value={keyword} visitor={visitor} centre={address.type} onSearch={searchFor} />
      {!small && hasFacets(narrowing.facets, address) && (
        <section className="hall__facets" aria-label={t('filters')}>
          <Facets {...narrowing} />
        </section>
      )}
      <section className="hall__results" ref={results} aria-label={t('results')}>
        <Toolbar address={address} view={view} change={change} centre={arranged}>
          {small && <FacetSheet {...narrowing} />}
        </Toolbar>
        <div className="hall__found">
          <span>{services.data && countWords(words, services.data.total)}</span>
          <ActiveFilters {...narrowing} />
          <LiveRegion
            text={services.data && !services.isPlaceholderData ? countWords(words, services.data.total) : ''}
          />
        </div>
        <Loaded
          query={services}
          skeleton={<ServicesSkeleton view={view} />}
          empty={
            services.data &&
            (services.data.total > 0 ? (
              <Empty text={t('beyond')} action={<Button onClick={() => turn(1)}>{t('firstPage')}</Button>} />
            ) : (
              <NothingFound
                address={{ ...address, keyword: words }}
                {...{ view, visitor, change }}
                {...services.data}
              />
            ))
          }
        >
          {({ records, total, size, meant }) => (
            <>
              <DidYouMean meant={meant} change={change} />
              <Services services={records} view={view} visitor={visitor} />
              {total > size && <Pagination page={address.page} size={size} total={total} onPage={turn} />}
            </>
          )}
        </Loaded>
      </section>
    </Page>
  );
}

const countWords = (words: string, n: number) => (words ? t('foundFor', { words, n }) : t('found', { n }));
