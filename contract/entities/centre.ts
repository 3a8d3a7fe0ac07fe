import * as z from 'zod';
import * as centreLimits from '../limits/centres.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as serviceLimits from '../limits/services.ts';
import { anyAddress } from './card-column.ts';
import { filled, id, text } from './common.ts';
import { hallSorts, hallTabs } from './hall.ts';
import { publicationState } from './publishing.ts';

/** By what a centre can be narrowed, in the order of its rows. */
export const centreFacets = ['typeId', 'deptId', 'sceneId', 'audience', 'processType', 'label', 'letter'] as const;

export const centreType = z.enum(['', 'PROCESS', 'APPLICATION']);

const unique = (list: readonly string[]) => new Set(list).size === list.length;

/** How a centre looks and behaves. */
export const centreContent = z.object({
  title: filled(fieldLimits.nameLength),
  banner: z
    .object({
      picture: z
        .string()
        .regex(/^\/files\/[1-9]\d{0,17}$/)
        .nullable()
        .default(null),
      text: text().default(''),
      url: z.union([z.literal(''), anyAddress]).default(''),
    })
    .default({ picture: null, text: '', url: '' }),
  facets: z
    .array(z.enum(centreFacets))
    .refine(unique)
    .default([...centreFacets]),
  /** Of the first tab; empty: by popularity. */
  sort: z.enum(['', ...hallSorts]).default(''),
  tabs: z
    .array(z.enum(hallTabs))
    .refine((tabs) => unique(tabs) && tabs.includes('all'))
    .default([...hallTabs]),
  /** How services are shown until a person chooses. */
  view: z.enum(['cards', 'list']).default('cards'),
  pageSize: z
    .number()
    .int()
    .min(centreLimits.minPageSize)
    .max(centreLimits.maxPageSize)
    .default(serviceLimits.pageSize),
  /** They lead the recommended ones, in this order. */
  picks: z.array(id).max(centreLimits.maxPicks).default([]),
});
export type CentreContent = z.infer<typeof centreContent>;

export const centreDetail = z.object({ publication: publicationState.extend({ content: centreContent }).nullable() });

/** A centre as its visitors see it. */
export const centreView = centreContent.omit({ picks: true });
export type CentreView = z.infer<typeof centreView>;
