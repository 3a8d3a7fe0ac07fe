import * as z from 'zod';
import { calls } from '../call.ts';
import { nothing } from '../entities/common.ts';
import { setupProgress, setupStep } from '../entities/setup.ts';
import { setupRoutes } from '../routes/setup.ts';

export const setup = calls(setupRoutes, {
  progress: { summary: 'What a new school has set up, and what is still open', input: nothing, output: setupProgress },
  confirm: {
    summary: 'Say that a step needs nothing more, or open it again',
    input: z.object({ step: setupStep, confirmed: z.boolean() }),
    output: setupProgress,
  },
});
