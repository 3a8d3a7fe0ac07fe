import { calls } from '../call.ts';
import { nothing } from '../entities/common.ts';
import { healthReport } from '../entities/health.ts';
import { healthRoutes } from '../routes/health.ts';

export const health = calls(healthRoutes, {
  get: { summary: 'Whether what the portal depends on works', input: nothing, output: healthReport },
});
