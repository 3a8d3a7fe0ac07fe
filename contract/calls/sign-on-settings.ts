import * as z from 'zod';
import { calls } from '../call.ts';
import { nothing } from '../entities/common.ts';
import { signOnDetail, signOnInput, signOnTest, signOnTestResult } from '../entities/sign-on.ts';
import { signOnSettingsRoutes } from '../routes/sign-on-settings.ts';

export const signOnSettings = calls(signOnSettingsRoutes, {
  get: { summary: 'How people sign in; secrets stay behind', input: nothing, output: signOnDetail },
  update: {
    summary: 'Change how people sign in; open sessions go on',
    input: signOnInput.extend({ version: z.string().max(64) }),
    output: signOnDetail,
  },
  test: { summary: 'Ask the other side whether it would answer', input: signOnTest, output: signOnTestResult },
});
