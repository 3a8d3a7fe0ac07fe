import { lamps } from '@yizhan/contract/efficiency-kinds.ts';

export const ranges = ['today', 'week', 'month', 'term', 'year'] as const;
export const caseFilters = ['lamp', 'dept', 'service', 'range', 'show'] as const;
export type CaseFilter = (typeof caseFilters)[number];

const anId = /^[1-9]\d{0,17}$/;
export const knownCaseFilters = { lamp: lamps, range: ranges, dept: anId, service: anId, show: ['cases'] } as const;
