import * as z from 'zod';
import { toolOpenTypes } from '../open-ways.ts';
import { feed } from './card-column.ts';
import { id, time } from './common.ts';
import { serviceOpenInfo, serviceState } from './service.ts';

/** Flags of a row, set by the source. */
const fieldSet = z.object({ important: z.boolean() });

export const todoCount = z.object({
  columnName: z.string(),
  todoNum: z.number(),
  todoTypeName: z.string(),
  todoTimeoutNum: z.number(),
  todoTimeoutName: z.string(),
  url: z.string().nullable(),
  feed,
});
export type TodoCount = z.infer<typeof todoCount>;

export const matter = z.object({
  id: z.string(),
  title: z.string(),
  currentStatusBackgroundColor: z.object({ colorVal: z.string(), typeName: z.string() }),
  otherInformationList: z.array(z.object({ label: z.string(), value: z.string() })),
  url: z.string().nullable(),
  feed,
});
export type Matter = z.infer<typeof matter>;

/**
 * A row of the staging table: the mapped fields, which are texts, and two that the table does not show.
 * The index signature admits flags too, only because TypeScript cannot exclude `fieldSet` from it.
 */
export const stagingRow = z.object({ fieldSet, urlDetail: z.string() }).catchall(z.union([z.string(), fieldSet]));
export const stagingTab = z.object({
  columnName: z.string(),
  num: z.number(),
  cardMapping: z.array(z.object({ field: z.string(), chineseName: z.string() })),
  result: z.array(stagingRow),
  /** The link of 更多. */
  url: z.string().nullable(),
  feed,
});
export type StagingTab = z.infer<typeof stagingTab>;

export const newsLine = z.object({
  id: z.string(),
  title: z.string(),
  /** Its picture, for this reader. */
  cover: z.string().nullable(),
  fieldSet,
  /** Not every external source has a time. */
  create_time: time.nullable(),
  releaseTime: time.nullable(),
  /** An article of the portal, an external address, or empty: no link. */
  url: z.string(),
});
export type NewsLine = z.infer<typeof newsLine>;
export const newsTab = z.object({
  columnName: z.string(),
  /** A column of the portal, which has its own page. */
  columnId: id.nullable(),
  result: z.array(newsLine),
  feed,
});
export type NewsTab = z.infer<typeof newsTab>;

export const toolTile = z.object({
  id,
  tools_name: z.string(),
  tools_icon: z.string(),
  openType: z.enum(toolOpenTypes),
  /** Empty when it has no address of its own. */
  url: z.string(),
  /** The service it opens, if any. */
  service: serviceOpenInfo.extend({ state: serviceState }).nullable(),
});
export type ToolTile = z.infer<typeof toolTile>;
