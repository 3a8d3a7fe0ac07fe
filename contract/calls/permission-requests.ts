import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, filled, id, nothing } from '../entities/common.ts';
import {
  menuEntry,
  ownRequest,
  requestAnswer,
  requestInput,
  requestPage,
  requestQuery,
} from '../entities/permission-request.ts';
import * as requestLimits from '../limits/permission-requests.ts';
import { permissionRequestRoutes } from '../routes/permission-requests.ts';

export const permissionRequests = calls(permissionRequestRoutes, {
  own: {
    summary: 'One’s own last request for an entry of the configuration menu',
    input: z.object({ menu: menuEntry }),
    output: z.object({ request: ownRequest.nullable() }),
  },
  create: { summary: 'Ask for an entry; those who may grant it are told', input: requestInput, output: byId },
  withdraw: { summary: 'Take back a request that waits', input: byId, output: nothing },
  page: { summary: 'Requests, those that wait first', input: requestQuery, output: requestPage },
  grant: {
    summary: 'Give the person a role that holds the entry; nobody gives more than they have',
    input: z.object({ id, roleId: id, answer: requestAnswer.default('') }),
    output: nothing,
  },
  refuse: {
    summary: 'Refuse a request, saying why',
    input: z.object({ id, answer: filled(requestLimits.reasonLength) }),
    output: nothing,
  },
});
