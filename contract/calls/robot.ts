import * as z from 'zod';
import { calls } from '../call.ts';
import { nothing } from '../entities/common.ts';
import { robotRoutes } from '../routes/robot.ts';

export const robot = calls(robotRoutes, {
  baseInfo: {
    summary: 'The question robot as everybody may know it',
    input: nothing,
    output: z.object({ enabled: z.boolean(), name: z.string() }),
  },
});
