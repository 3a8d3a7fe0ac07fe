import * as z from 'zod';
import { calls } from '../call.ts';
import { nothing } from '../entities/common.ts';
import { mailTest, mailTestResult, settingsDetail, settingsInput } from '../entities/settings.ts';
import { settingsRoutes } from '../routes/settings.ts';

export const settings = calls(settingsRoutes, {
  get: { summary: 'What the school sets for itself; passwords stay behind', input: nothing, output: settingsDetail },
  update: {
    summary: 'Change the settings; every open page follows at once',
    input: settingsInput.extend({ version: z.string().max(64) }),
    output: settingsDetail,
  },
  testMail: { summary: 'Send a letter by the stored mail server', input: mailTest, output: mailTestResult },
});
