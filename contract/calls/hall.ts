import * as z from 'zod';
import { calls } from '../call.ts';
import { centreType, centreView } from '../entities/centre.ts';
import { filled, flag, nothing, page } from '../entities/common.ts';
import {
  hallFacets,
  hallPage,
  hallQuery,
  hallService,
  searchWord,
  searchWords,
  serviceCounts,
  suggestions,
} from '../entities/hall.ts';
import { serviceChoice } from '../entities/service.ts';
import * as guideLimits from '../limits/guides.ts';
import * as landingLimits from '../limits/landing.ts';
import * as requestLimits from '../limits/requests.ts';
import { hallRoutes } from '../routes/hall.ts';

const few = z.object({
  size: z.coerce.number().int().min(1).max(requestLimits.maxPageSize).default(landingLimits.servicesShown),
});
const inFacets = hallQuery.omit({ current: true, size: true, sort: true });

export const hall = calls(hallRoutes, {
  page: { summary: 'Services the caller may use, best match first', input: hallQuery, output: hallPage },
  openPage: { summary: 'Services visitors may see, without their addresses', input: hallQuery, output: hallPage },
  facets: {
    summary: 'By what a centre can be narrowed; each count follows the other facets chosen',
    input: inFacets,
    output: hallFacets,
  },
  suggest: {
    summary: 'What somebody who is typing may mean',
    input: z.object({ keyword: searchWord.min(1) }),
    output: suggestions,
  },
  openSuggest: {
    summary: 'What a visitor who is typing may mean',
    input: z.object({ keyword: searchWord.min(1) }),
    output: suggestions,
  },
  centre: {
    summary: 'How a centre is arranged, or its draft for those who may publish it; null: as at first',
    input: z.object({ type: centreType.default(''), draft: flag.optional() }),
    output: z.object({ centre: centreView.nullable() }),
  },
  words: {
    summary: 'One’s own last words and the hot ones',
    input: z.object({ type: centreType.optional() }),
    output: searchWords,
  },
  recent: { summary: 'Services the caller opened last', input: nothing, output: z.array(hallService) },
  forget: {
    summary: 'Take a word out of one’s history, or all of them',
    input: z.object({ word: searchWord.optional() }),
    output: nothing,
  },
  request: {
    summary: 'Ask for a service there is none of',
    input: z.object({ keyword: searchWord.min(1), text: filled(guideLimits.correctionLength) }),
    output: nothing,
  },

  hottest: { summary: 'The most visited services the caller may use', input: few, output: z.array(hallService) },
  openHottest: { summary: 'The most visited services visitors may see', input: few, output: z.array(hallService) },
  newest: { summary: 'The newest services the caller may use', input: few, output: z.array(hallService) },
  openNewest: { summary: 'The newest services visitors may see', input: few, output: z.array(hallService) },
  counts: { summary: 'How many services there are for the caller', input: nothing, output: serviceCounts },
  openCounts: { summary: 'How many services there are for visitors', input: nothing, output: serviceCounts },
  pageRoles: {
    summary: 'Services the caller may use with the names of those they are meant for',
    input: hallQuery,
    output: page(
      hallService.extend({
        roles: z.array(z.string()),
        identities: z.array(z.string()),
        departments: z.array(z.string()),
      }),
    ),
  },
  shelf: {
    summary: 'Every service on the shelf that the caller may use, to pick from',
    input: z.object({ keyword: searchWord.optional() }),
    output: z.array(serviceChoice),
  },
  casServices: {
    summary: 'Services that are entered by the central login',
    input: nothing,
    output: z.array(serviceChoice.extend({ serviceUrl: z.string() })),
  },
  departments: { summary: 'Departments with services for the caller', input: inFacets, output: hallFacets.shape.depts },
  scenes: { summary: 'Scenes with services for the caller', input: inFacets, output: hallFacets.shape.scenes },
  types: { summary: 'Service types with services for the caller', input: inFacets, output: hallFacets.shape.types },
});
