import type { ToolInput } from '@yizhan/contract/entities/tool.ts';

/** A tool as stored, without the target it does not use (URL or service). */
export type StoredTool = Omit<ToolInput, 'url' | 'serviceId'> & { url: string; serviceId: string | null };

export const storedTool = (tool: ToolInput): StoredTool => ({
  ...tool,
  roles: [...new Set(tool.roles)],
  url: 'url' in tool ? tool.url : '',
  serviceId: 'serviceId' in tool ? tool.serviceId : null,
});
