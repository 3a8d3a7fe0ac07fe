/** What a browser must load before the first screens paint; React and the router alone are 81 KB. */
import { weigh } from '../scripts/lib/weight.mjs';
import { report } from './lib/report.ts';

for (const { name, kilobytes, goal } of weigh()) {
  report({ name: `weight ${name}`, value: kilobytes, goal, unit: ' KB', better: 'less' });
}
