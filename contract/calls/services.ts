import * as z from 'zod';
import { calls } from '../call.ts';
import { id, nothing } from '../entities/common.ts';
import { serviceRoutes } from '../routes/services.ts';

export const services = calls(serviceRoutes, {
  click: {
    summary: 'Somebody opened a service they may use; two clicks of one person within half a minute are one visit',
    input: z.object({ serviceId: id }),
    output: nothing,
  },
});
