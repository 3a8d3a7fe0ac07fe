/** The first screens stay light: see `npm run bench -- weight` for the same figures. */
import { weigh } from '../lib/weight.mjs';

for (const { name, kilobytes, goal, files } of weigh()) {
  const line = `${name}: ${kilobytes.toFixed(1)} KB gzip of at most ${goal}`;
  if (kilobytes <= goal) console.log(line);
  else {
    process.exitCode = 1;
    console.error(line);
    for (const { file, kilobytes } of files) console.error(`  ${kilobytes.toFixed(1).padStart(6)}  ${file}`);
  }
}
