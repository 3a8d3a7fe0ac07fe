import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing, page } from '../entities/common.ts';
import { assignment, userDetail, userInput, userLink, userQuery, userRow } from '../entities/users.ts';
import * as requestLimits from '../limits/requests.ts';
import { userRoutes } from '../routes/users.ts';

const several = z.object({ ids: z.array(id).min(1).max(requestLimits.maxPageSize) });

export const users = calls(userRoutes, {
  list: { summary: 'People by word, department, identity, role and state', input: userQuery, output: page(userRow) },
  get: { summary: 'One person with all identities and their roles', input: byId, output: userDetail },
  create: { summary: 'Add a person; the account waits until its link is used', input: userInput, output: byId },
  update: {
    summary: 'Change a person, identities and roles; refused when somebody else changed them meanwhile',
    input: userInput.extend({ id, version: z.number().int() }),
    output: byId,
  },
  disable: { summary: 'Shut people out, at once', input: several, output: nothing },
  enable: { summary: 'Let people in again', input: several, output: nothing },
  assign: {
    summary: 'Give or take a role, or change the department, of several people: all or none',
    input: several.extend({ assignment }),
    output: z.object({ changed: z.number() }),
  },
  remove: { summary: 'Remove a person who is used nowhere', input: byId, output: nothing },
  createLink: {
    summary: 'A one-time link by which the person sets a password; earlier ones end',
    input: byId,
    output: userLink,
  },
  removeSecondFactor: {
    summary: 'Switch off the second factor of somebody who lost phone and recovery codes',
    input: byId,
    output: nothing,
  },
});
