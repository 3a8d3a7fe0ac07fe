import * as z from 'zod';
import { rectificationStatuses } from '../case-states.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as searchLimits from '../limits/search.ts';
import * as serviceLimits from '../limits/services.ts';
import { filled, id, page, pageQuery, text, time } from './common.ts';
import { serviceTime } from './efficiency.ts';
import { processType, serviceKind, serviceState, serviceTile } from './service.ts';

export const hallTabs = ['all', 'recommended', 'newest', 'hot'] as const;
export type HallTab = (typeof hallTabs)[number];
export const hallSorts = ['heat', 'new', 'score', 'name'] as const;
export type HallSort = (typeof hallSorts)[number];

export const searchWord = text(searchLimits.queryLength);

/** Centre, facets, sort order and page: the whole state of the hall's address. */
export const hallQuery = pageQuery.extend({
  /** Absent or empty: applications and processes together. */
  type: z.union([serviceKind, z.literal('')]).optional(),
  keyword: searchWord.optional(),
  typeId: id.optional(),
  deptId: id.optional(),
  sceneId: id.optional(),
  /** An identity type of its audience. */
  audience: z.coerce.number().int().min(1).max(9).optional(),
  processType: processType.optional(),
  /** A key of the dictionary shelfLabel. */
  label: text(fieldLimits.nameLength).optional(),
  letter: z
    .string()
    .regex(/^[A-Z#]$/)
    .optional(),
  tab: z.enum(hallTabs).default('all'),
  /** Absent: as the centre is arranged. */
  size: pageQuery.shape.size.unwrap().optional(),
  /** Absent: best match first in a search, otherwise as the centre is arranged, or by popularity. */
  sort: z.enum(hallSorts).optional(),
});
export type HallQuery = z.infer<typeof hallQuery>;

/** Ranges of the matches in a text, from and to, in UTF-16 units. */
export const matchRanges = z.array(z.tuple([z.number(), z.number()]));

export const hallService = serviceTile.extend({
  type: serviceKind,
  summary: z.string(),
  nameMarks: matchRanges,
  summaryMarks: matchRanges,
  /** Absent until somebody rated it. */
  score: z.number().nullable(),
  scoreCount: z.number(),
  visitCount: z.number(),
  collected: z.boolean(),
  /** Visitors must sign in to open it. */
  needsSignIn: z.boolean(),
});
export type HallService = z.infer<typeof hallService>;

export const hallPage = page(hallService).extend({
  /** For an empty result: near matches, and a "did you mean" word. */
  near: z.array(hallService),
  meant: z.string().nullable(),
});
export type HallPage = z.infer<typeof hallPage>;

const choice = z.object({ id: z.string(), name: z.string(), count: z.number() });
export type FacetChoice = z.infer<typeof choice>;
/** Facets of what the person may use. A count follows the other chosen facets (HL-14), so it may be 0. */
export const hallFacets = z.object({
  types: z.array(choice),
  depts: z.array(choice),
  scenes: z.array(choice.extend({ icon: z.string(), tint: z.number() })),
  audiences: z.array(choice),
  ways: z.array(choice),
  labels: z.array(choice),
  letters: z.array(z.object({ letter: z.string(), count: z.number() })),
});
export type HallFacets = z.infer<typeof hallFacets>;

export const serviceCounts = z.object({
  total: z.number(),
  application: z.number(),
  process: z.number(),
  online: z.number(),
  offline: z.number(),
  dept: z.number(),
});
export type ServiceCounts = z.infer<typeof serviceCounts>;

/** While typing: services first, then other people's search words. */
export const suggestions = z.object({
  services: z.array(hallService),
  /** Without any: those that come nearest. */
  near: z.array(hallService),
  words: z.array(z.string()),
});

/** Before typing: one's own words, newest first, and currently popular ones. */
export const searchWords = z.object({ history: z.array(z.string()), hot: z.array(z.string()) });
export type SearchWords = z.infer<typeof searchWords>;

/** The reason and end, in the administrator's words if there are any. */
export const availability = z.object({
  state: serviceState,
  reason: z.string(),
  /** When it opens next, if known. */
  from: time.nullable(),
  until: time.nullable(),
});
export type Availability = z.infer<typeof availability>;

export const openHour = z.object({
  days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
});
export type OpenHour = z.infer<typeof openHour>;

export const serviceDetails = hallService.extend({
  code: z.string(),
  typeName: z.string(),
  dept: z.object({ id, name: z.string(), phone: z.string(), location: z.string() }).nullable(),
  mobileUrl: z.string(),
  promiseDays: z.number().nullable(),
  /** EF-6 what its cases of the last year took; null with too few of them. */
  timeTaken: serviceTime.nullable(),
  openHours: z.array(openHour),
  availability,
  /** The names of the identities, roles and departments of its audience; empty means everybody. */
  audience: z.array(z.string()),
  guideId: id.nullable(),
  folderId: id.nullable(),
  related: z.array(serviceTile),
});
export type ServiceDetails = z.infer<typeof serviceDetails>;

export const folder = z.object({ id, name: z.string() });
export type Folder = z.infer<typeof folder>;
export const favourite = serviceTile.extend({ folderId: id.nullable() });
export type Favourite = z.infer<typeof favourite>;
/** In their own order; a folder may be empty. */
export const favourites = z.object({ folders: z.array(folder), services: z.array(favourite) });
export type Favourites = z.infer<typeof favourites>;
export const folderInput = z.object({ id: id.optional(), name: filled(serviceLimits.favouriteFolderNameLength) });

export const stars = z.coerce.number().int().min(1).max(serviceLimits.maxStars);
export const ratingInput = z.object({
  serviceId: id,
  score: stars,
  labels: z.array(filled(fieldLimits.nameLength)).max(serviceLimits.maxRatingLabels).default([]),
  text: text(serviceLimits.ratingTextLength).default(''),
  anonymous: z.boolean().default(false),
});
/** The person's last rating, and until when they may change it; `given` is null when they may rate now. */
export const ownRating = z.object({
  given: ratingInput.omit({ serviceId: true }).extend({ at: time, until: time }).nullable(),
});
export type OwnRating = z.infer<typeof ownRating>;
export const ratingRow = z.object({
  id,
  /** Empty for an anonymous rating. */
  who: z.string(),
  score: z.number(),
  labels: z.array(z.string()),
  text: z.string(),
  at: time,
  /** The department's, and what the rater answered; empty when there is none. */
  reply: z.string(),
  followUp: z.string(),
});
export const ratings = z.object({
  average: z.number().nullable(),
  count: z.number(),
  /** The number of ratings with one to five stars. */
  distribution: z.array(z.number()).length(serviceLimits.maxStars),
  labels: z.array(z.object({ name: z.string(), count: z.number() })),
  comments: page(ratingRow),
});
export type Ratings = z.infer<typeof ratings>;

/** Waiting: applications used within the time in which one may rate, and finished cases. */
export const ratingBoxes = ['waiting', 'given'] as const;
export type RatingBox = (typeof ratingBoxes)[number];
export const myRating = z.object({
  /** Null for a case whose process has no service. */
  serviceId: id.nullable(),
  /** The case it is about; an application is rated without one. */
  caseId: id.nullable(),
  serviceName: z.string(),
  serviceIcon: z.string(),
  tint: z.number(),
  deptName: z.string(),
  /** Whether the person may still use it, and so rate it. */
  usable: z.boolean(),
  lastVisit: time.nullable(),
  given: ratingInput
    .omit({ serviceId: true })
    .extend({
      id,
      at: time,
      until: time,
      /** Not yet ninety days old; a case is rated once. */
      changeable: z.boolean(),
      reply: z.string(),
      repliedAt: time.nullable(),
      followUp: z.string(),
      canFollowUp: z.boolean(),
      /** How far the department is with a bad rating. */
      rectification: z.object({ status: z.enum(rectificationStatuses), dueAt: time }).nullable(),
    })
    .nullable(),
});
export type MyRating = z.infer<typeof myRating>;
