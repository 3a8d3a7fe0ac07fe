import type { FacetChoice, HallFacets } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { textsOf } from '../../lib/text.ts';
import type { FacetName, HallAddress } from './hall-address.ts';

const t = textsOf({ hall });

type Row = {
  name: FacetName;
  words: 'types' | 'scenes' | 'depts' | 'audiences' | 'ways' | 'labels';
  of: (facets: HallFacets) => readonly FacetChoice[];
  /** Few words: shares a line with its neighbours where there is room. */
  short?: true;
};

/** How it is done is called here as the tiles call it. */
const withName = (way: FacetChoice) => ({ ...way, name: t(way.id === 'OFFLINE' ? 'offline' : 'online') });

/** The rows of chips; letters have a row of their own kind. */
const facetRows: readonly Row[] = [
  { name: 'typeId', words: 'types', of: ({ types }) => types },
  { name: 'deptId', words: 'depts', of: ({ depts }) => depts },
  { name: 'sceneId', words: 'scenes', of: ({ scenes }) => scenes },
  { name: 'audience', words: 'audiences', of: ({ audiences }) => audiences, short: true },
  { name: 'processType', words: 'ways', of: ({ ways }) => ways.map(withName), short: true },
  { name: 'label', words: 'labels', of: ({ labels }) => labels, short: true },
];

/** A choice of one is none, unless it was made. */
export const toFacetRows = (facets: HallFacets, address: HallAddress) =>
  facetRows.filter(({ name, of }) => of(facets).length > 1 || address[name] !== '');

export const hasLetters = ({ letters }: HallFacets, { letter }: HallAddress) => letters.length > 1 || letter !== '';

/** Whether there is anything to choose by; until they have come, there may be. */
export const hasFacets = (facets: HallFacets | undefined, address: HallAddress) =>
  !facets || hasLetters(facets, address) || toFacetRows(facets, address).length > 0;

/** How a chosen value is called; nothing where the facets have not come or no longer have it. */
export function facetName(facets: HallFacets | undefined, facet: FacetName, value: string): string | undefined {
  if (facet === 'letter') return value;
  const row = facetRows.find(({ name }) => name === facet);
  return facets && row?.of(facets).find(({ id }) => id === value)?.name;
}

export const facetTextKey = (facet: FacetName) => facetRows.find(({ name }) => name === facet)?.words ?? 'letters';
