import type { HallQuery, HallSort, HallTab } from '@yizhan/contract/entities/hall.ts';
import type { ServiceKind } from '@yizhan/contract/entities/service.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { parsePageNumber } from '../../lib/page-number.ts';

export const tabs = ['all', 'recommended', 'newest', 'hot'] as const satisfies readonly HallTab[];
export const sorts = ['heat', 'new', 'score', 'name'] as const satisfies readonly HallSort[];
const views = ['cards', 'list'] as const;
const kinds = ['PROCESS', 'APPLICATION'] as const satisfies readonly ServiceKind[];
const ways = ['ONLINE', 'OFFLINE'] as const;
export type HallView = (typeof views)[number];

/** The facets, in display order. */
export const facetNames = ['typeId', 'sceneId', 'deptId', 'audience', 'processType', 'label', 'letter'] as const;
export type FacetName = (typeof facetNames)[number];

/** The state of the hall in the address; empty means not set. */
export type HallAddress = Record<FacetName | 'keyword', string> & {
  type: ServiceKind | '';
  tab: HallTab;
  sort: HallSort | '';
  view: HallView | '';
  page: number;
};

const oneOf = <T extends string>(list: readonly T[], value: string | null) => list.find((one) => one === value);
const like = (pattern: RegExp, value: string | null) => (value !== null && pattern.test(value) ? value : '');
const id = /^[1-9]\d{0,17}$/;

/** Invalid values, edited by hand, count as not set. */
export const parseAddress = (search: URLSearchParams): HallAddress => ({
  type: oneOf(kinds, search.get('type')) ?? '',
  keyword: (search.get('keyword') ?? '').trim().slice(0, searchLimits.queryLength),
  typeId: like(id, search.get('typeId')),
  sceneId: like(id, search.get('sceneId')),
  deptId: like(id, search.get('deptId')),
  audience: like(/^[1-9]$/, search.get('audience')),
  processType: oneOf(ways, search.get('processType')) ?? '',
  label: (search.get('label') ?? '').slice(0, fieldLimits.nameLength),
  letter: like(/^[A-Z#]$/, search.get('letter')),
  tab: oneOf(tabs, search.get('tab')) ?? 'all',
  sort: oneOf(sorts, search.get('sort')) ?? '',
  view: oneOf(views, search.get('view')) ?? '',
  page: parsePageNumber(search.get('page')),
});

/** The shortest address for this state. */
export function toSearchParams({ tab, page, ...rest }: HallAddress): Record<string, string> {
  const params = Object.entries(rest).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(params),
    ...(tab !== 'all' && { tab }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** A changed query starts again at the first page. */
export const updateAddress = (address: HallAddress, changes: Partial<HallAddress>): HallAddress => ({
  ...address,
  page: Object.keys(changes).every((name) => name === 'view') ? address.page : 1,
  ...changes,
});

export const withoutFacets = Object.fromEntries(facetNames.map((name) => [name, ''])) as Record<FacetName, ''>;

export const activeFacets = (address: HallAddress) => facetNames.filter((name) => address[name] !== '');

/** The same as a query for the server. */
export function toHallQuery(address: HallAddress): HallQuery {
  const { type, keyword, typeId, sceneId, deptId, audience, processType, label, letter, tab, sort, page } = address;
  const way = oneOf(ways, processType);
  return {
    current: page,
    tab,
    ...(type && { type }),
    ...(keyword && { keyword }),
    ...(typeId && { typeId }),
    ...(sceneId && { sceneId }),
    ...(deptId && { deptId }),
    ...(audience && { audience: Number(audience) }),
    ...(way && { processType: way }),
    ...(label && { label }),
    ...(letter && { letter }),
    ...(sort && { sort }),
  };
}

/** What decides the facets and their counts: neither the page nor the order. */
export const toFacetQuery = ({ current: _current, size: _size, sort: _sort, ...rest }: HallQuery) => rest;
