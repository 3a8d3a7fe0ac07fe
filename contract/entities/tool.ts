import * as z from 'zod';
import { limits } from '../limits.ts';
import { anyAddress } from './card-column.ts';
import { filled, iconName, id } from './common.ts';

/** In a new tab, or inside the portal (the common-tools page). */
export const toolOpenTypes = ['newTab', 'openServiceIfram'] as const;

export const toolInput = z.object({
  tools_name: filled(limits.toolNameLength),
  tools_icon: iconName,
  url: anyAddress,
  openType: z.enum(toolOpenTypes).default('newTab'),
  /** Nobody named means everybody. */
  roles: z.array(id).max(limits.cardRolesMost).default([]),
  /** Visitors see it too. */
  isPublic: z.boolean().default(false),
});
export type ToolInput = z.infer<typeof toolInput>;

export const toolRow = toolInput.extend({ id, sort: z.number(), version: z.number() });
export type ToolRow = z.infer<typeof toolRow>;
