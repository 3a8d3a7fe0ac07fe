import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing } from '../entities/common.ts';
import { roleChoice, roleInput, roleRow } from '../entities/roles.ts';
import { roleRoutes } from '../routes/roles.ts';

export const roles = calls(roleRoutes, {
  pick: { summary: 'The roles of the school, to choose from', input: nothing, output: z.array(roleChoice) },
  list: {
    summary: 'The roles with what they open and how many people hold them',
    input: nothing,
    output: z.array(roleRow),
  },
  create: { summary: 'Add a role', input: roleInput, output: byId },
  update: {
    summary: 'Change a role; people who hold it have the new rights at their next call',
    input: roleInput.extend({ id, version: z.number().int() }),
    output: byId,
  },
  remove: { summary: 'Remove a role that nobody holds', input: byId, output: nothing },
});
