import * as z from 'zod';
import { calls } from '../call.ts';
import { centreContent, centreDetail, centreType } from '../entities/centre.ts';
import { id, nothing } from '../entities/common.ts';
import { saved, version } from '../entities/publishing.ts';
import { serviceChoice, serviceQuery } from '../entities/service.ts';
import { centreRoutes } from '../routes/centres.ts';

const held = z.object({ id, version });

export const centres = calls(centreRoutes, {
  detail: {
    summary: 'The configuration of a centre in its newest state; none until it is first saved',
    input: z.object({ type: centreType }),
    output: centreDetail,
  },
  submit: {
    summary: 'Save the draft of a centre; needs the version the editor holds',
    input: z.object({ type: centreType, content: centreContent, held: held.optional() }),
    output: saved,
  },
  remove: {
    summary: 'Give up the configuration of a centre: it is as it was at first',
    input: z.object({ type: centreType, held }),
    output: nothing,
  },
  services: {
    summary: 'Services to recommend in a centre',
    input: serviceQuery.extend({ type: centreType }),
    output: z.array(serviceChoice),
  },
});
