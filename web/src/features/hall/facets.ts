import type { FacetChoice, HallFacets } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { textsOf } from '../../lib/text.ts';
import type { FacetName, HallAddress } from './hall-address.ts';

const t = textsOf({ hall });

type Row = {
  name: FacetName;
  words: 'types' | 'scenes' | 'depts' | 'audiences' | 'ways' | 'labels';
  of: (facets: HallFacets) => readonly FacetChoice[];
  /** A hint in a box that finds choices by name, for a long list. */
  find?: 'findDept';
  /** Short: shares a line with its neighbours on wide screens. */
  short?: true;
};

/** Uses the same name for the way as the tiles do. */
const withName = (way: FacetChoice) => ({ ...way, name: t(way.id === 'OFFLINE' ? 'offline' : 'online') });

/** The rows of chips. Letters have their own component. */
const facetRows: readonly Row[] = [
  { name: 'typeId', words: 'types', of: ({ types }) => types },
  { name: 'deptId', words: 'depts', of: ({ depts }) => depts, find: 'findDept' },
  { name: 'sceneId', words: 'scenes', of: ({ scenes }) => scenes },
  { name: 'audience', words: 'audiences', of: ({ audiences }) => audiences, short: true },
  { name: 'processType', words: 'ways', of: ({ ways }) => ways.map(withName), short: true },
  { name: 'label', words: 'labels', of: ({ labels }) => labels, short: true },
];

/** A facet with a single choice is left out unless it is selected. */
export const toFacetRows = (facets: HallFacets, address: HallAddress) =>
  facetRows.filter(({ name, of }) => of(facets).length > 1 || address[name] !== '');

/** Only the facets that the centre shows; all of them until it is arranged. */
export function offered(facets: HallFacets | undefined, shown: readonly FacetName[] | undefined) {
  if (!facets || !shown) return facets;
  const kept = (name: FacetName) => shown.includes(name);
  return {
    types: kept('typeId') ? facets.types : [],
    depts: kept('deptId') ? facets.depts : [],
    scenes: kept('sceneId') ? facets.scenes : [],
    audiences: kept('audience') ? facets.audiences : [],
    ways: kept('processType') ? facets.ways : [],
    labels: kept('label') ? facets.labels : [],
    letters: kept('letter') ? facets.letters : [],
  };
}

/** Rows before the fold. */
const FIRST = 2;

/** The rows in view; behind the fold only those in which something is chosen stay. */
export const visibleRows = <T extends { name: FacetName }>(
  rows: readonly T[],
  address: HallAddress,
  unfolded: boolean,
) => rows.filter(({ name }, at) => unfolded || at < FIRST || address[name] !== '');

export const hasLetters = ({ letters }: HallFacets, { letter }: HallAddress) => letters.length > 1 || letter !== '';

/** Whether there are facets to choose from; true while they are loading. */
export const hasFacets = (facets: HallFacets | undefined, address: HallAddress) =>
  !facets || hasLetters(facets, address) || toFacetRows(facets, address).length > 0;

/** The name of a selected value; undefined while facets load or when it no longer exists. */
export function facetName(facets: HallFacets | undefined, facet: FacetName, value: string): string | undefined {
  if (facet === 'letter') return value;
  const row = facetRows.find(({ name }) => name === facet);
  return facets && row?.of(facets).find(({ id }) => id === value)?.name;
}

export const facetTextKey = (facet: FacetName) => facetRows.find(({ name }) => name === facet)?.words ?? 'letters';
