import * as z from 'zod';
import * as administrationLimits from '../limits/administration.ts';
import * as cardLimits from '../limits/cards.ts';
import { addressOpenTypes, toolOpenTypes } from '../open-ways.ts';
import { anyAddress } from './card-column.ts';
import { filled, icon, id } from './common.ts';

const tool = z.object({
  tools_name: filled(cardLimits.toolNameLength),
  tools_icon: icon,
  /** Empty means everybody. */
  roles: z.array(id).max(administrationLimits.maxRoles).default([]),
  /** Whether visitors see it. */
  isPublic: z.boolean().default(false),
});

/** The target decides which other fields are required; the rest is dropped. */
export const toolInput = z.discriminatedUnion('openType', [
  tool.extend({ openType: z.enum(addressOpenTypes).default('newTab'), url: anyAddress }),
  tool.extend({ openType: z.literal('service'), serviceId: id }),
  tool.extend({ openType: z.literal('workGuide') }),
]);
export type ToolInput = z.infer<typeof toolInput>;

export const toolRow = tool.extend({
  id,
  openType: z.enum(toolOpenTypes),
  /** Empty when it has no address of its own. */
  url: z.string(),
  serviceId: id.nullable(),
  /** The service it opens; the tool is hidden while the service is not on the shelf. */
  service: z.object({ serviceName: z.string(), onShelf: z.boolean() }).nullable(),
  sort: z.number(),
  version: z.number(),
});
export type ToolRow = z.infer<typeof toolRow>;
