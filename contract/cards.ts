import * as z from 'zod';
import { announcement, announcementSource } from './entities/announcement.ts';
import {
  anyAddress,
  columnsOf,
  connectorSource,
  feed,
  fieldMapping,
  matterColumn,
  newsColumnOfCard,
  pullSource,
  stagingColumn,
  todoColumn,
  webAddress,
} from './entities/card-column.ts';
import { matter, newsTab, stagingRow, stagingTab, todoCount, toolTile } from './entities/card-data.ts';
import { id } from './entities/common.ts';
import { rankedService, serviceTile, usedService } from './entities/service.ts';
import { todoCategory, todoRow } from './entities/todo.ts';
import * as cardKindLimits from './limits/card-kinds.ts';
import * as cardLimits from './limits/cards.ts';
import * as serviceLimits from './limits/services.ts';

type Shapes = { config: z.ZodType; data: z.ZodType };
type Kind = Shapes & {
  /** Whether 显示行数 changes what the card shows. */
  rows: boolean;
  /** For the right column only. */
  onlyAside?: true;
  /** Nearly every home page has one, so a new school starts with it. */
  starter?: true;
};

/** Where a card that is empty, or has more to show, links to. */
export const navigationTypes = ['SERVICE_HALL', 'FLOW_SERVICE_CENTER', 'APPLY_SERVICE_CENTER'] as const;
const navigationType = z.enum(navigationTypes).default('SERVICE_HALL');
export type NavigationType = (typeof navigationTypes)[number];

const { least, most, usual } = cardKindLimits.microAppHeights;
const microApp = z.object({
  type: z.literal('qiankun'),
  url: webAddress,
  height: z.number().int().min(least).max(most).default(usual),
});
const jsonTable = z.object({
  type: z.literal('json'),
  source: z.discriminatedUnion('sourceType', [pullSource, connectorSource]),
  cardMapping: z.array(fieldMapping).max(cardLimits.maxFields).default([]),
  urlDetail: z.union([z.literal(''), anyAddress]).default(''),
});

/** Every kind of card: its settings and the data of its view. The only list of kinds. */
export const cardKinds = {
  /** The person, their counts, the week. It belongs in the right column, which makes its page narrow. */
  messages: {
    rows: false,
    onlyAside: true,
    starter: true,
    config: z.object({
      calendar: z.boolean().default(true),
      /** Off where another card of the page counts the same. */
      counts: z.boolean().default(true),
    }),
    data: z.object({
      counts: z.boolean(),
      unread: z.number(),
      todo: z.number(),
      toRead: z.number(),
      /** Whether the month is shown below. */
      calendar: z.boolean(),
    }),
  },
  todo: {
    rows: false,
    config: z.object({ columns: columnsOf(todoColumn) }),
    data: z.object({ list: z.array(todoCount) }),
  },
  business: {
    rows: true,
    starter: true,
    config: z.object({ serviceIds: z.array(id).max(serviceLimits.maxPicked).default([]), navigationType }),
    data: z.object({ list: z.array(serviceTile), total: z.number(), navigationType: z.enum(navigationTypes) }),
  },
  matters: {
    rows: false,
    config: z.object({ columns: columnsOf(matterColumn) }),
    data: z.object({ list: z.array(matter) }),
  },
  staging: {
    rows: false,
    config: z.object({ columns: columnsOf(stagingColumn) }),
    data: z.object({ list: z.array(stagingTab) }),
  },
  favourites: {
    rows: false,
    config: z.object({ navigationType }),
    data: z.object({ list: z.array(serviceTile), total: z.number(), navigationType: z.enum(navigationTypes) }),
  },
  news: {
    rows: true,
    config: z.object({ columns: columnsOf(newsColumnOfCard) }),
    data: z.object({ list: z.array(newsTab) }),
  },
  affairs: {
    rows: false,
    starter: true,
    config: z.object({ tabs: z.array(todoCategory).min(1).max(5).default(['TODO', 'READ', 'STARTED', 'DONE', 'CC']) }),
    data: z.object({ list: z.array(z.object({ tab: todoCategory, num: z.number(), result: z.array(todoRow) })) }),
  },
  tools: {
    rows: true,
    config: z.object({ toolIds: z.array(id).max(cardLimits.maxTools).default([]) }),
    data: z.object({ list: z.array(toolTile) }),
  },
  recommended: {
    rows: true,
    config: z.object({ navigationType }),
    data: z.object({ list: z.array(rankedService), navigationType: z.enum(navigationTypes) }),
  },
  commonUse: {
    rows: true,
    config: z.object({ navigationType }),
    data: z.object({
      /** The person's most used services, and those of their identity type. */
      own: z.array(usedService),
      identity: z.array(usedService),
      typeList: z.array(z.object({ name: z.string(), serviceSceneName: z.string() })),
      navigationType: z.enum(navigationTypes),
    }),
  },
  announcements: {
    rows: true,
    starter: true,
    config: z.object({
      dataSource: announcementSource.default('PORTAL'),
      importantOnly: z.boolean().default(false),
      recentDays: z
        .number()
        .int()
        .min(1)
        .max(cardKindLimits.maxAnnouncementDays)
        .default(cardKindLimits.announcementDays),
    }),
    data: z.object({ dataSource: announcementSource, list: z.array(announcement) }),
  },
  /** A micro front end in the card, or a table from a JSON address or a connector rendered by the portal. */
  frame: {
    rows: false,
    config: z.object({ frame: z.discriminatedUnion('type', [microApp, jsonTable]) }),
    data: z.discriminatedUnion('type', [
      z.object({ type: z.literal('qiankun'), url: z.string(), height: z.number() }),
      /** A micro front end whose origin the installation does not allow (any more). */
      z.object({ type: z.literal('blocked'), origin: z.string(), height: z.number() }),
      z.object({
        type: z.literal('json'),
        cardMapping: z.array(z.object({ field: z.string(), chineseName: z.string() })),
        result: z.array(stagingRow),
        feed,
      }),
    ]),
  },
} as const satisfies Record<string, Kind>;

export type CardKind = keyof typeof cardKinds;
export const cardKind = z.enum(Object.keys(cardKinds) as [CardKind, ...CardKind[]]);
/** Whether cards of this kind may only be in the right column. */
export const isOnlyAside = (kind: CardKind) => 'onlyAside' in cardKinds[kind];
export const isStarter = (kind: CardKind) => 'starter' in cardKinds[kind];

export type CardConfig<K extends CardKind> = z.output<(typeof cardKinds)[K]['config']>;
export type CardData<K extends CardKind> = z.output<(typeof cardKinds)[K]['data']>;

/** A kind with its own config or data. */
export type OfKind<Part extends keyof Shapes> = {
  [K in CardKind]: { kind: K } & { [P in Part]: z.output<(typeof cardKinds)[K][P]> };
}[CardKind];
type InputOfKind<Part extends keyof Shapes> = {
  [K in CardKind]: { kind: K } & { [P in Part]: z.input<(typeof cardKinds)[K][P]> };
}[CardKind];

/** `{ kind, config }` or `{ kind, data }`, one union member per kind. */
export function byKind<Part extends keyof Shapes>(part: Part) {
  const members = Object.entries(cardKinds).map(([kind, shapes]) =>
    z.object({ kind: z.literal(kind), [part]: shapes[part] }),
  );
  const [first, ...rest] = members;
  if (!first) throw new Error('there is no kind of card');
  return z.discriminatedUnion('kind', [first, ...rest]) as unknown as z.ZodType<OfKind<Part>, InputOfKind<Part>>;
}
