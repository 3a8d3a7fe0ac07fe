/** Writes every refused workbook into a folder, and prints what they are. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boastfulWorkbooks, refusedWorkbooks } from './refused-workbooks.ts';

const [folder = ''] = process.argv.slice(2);
const written = [...refusedWorkbooks, ...boastfulWorkbooks].map(([name, make, kind, expected], at) => {
  const file = join(folder, `${at}.${kind}`);
  writeFileSync(file, make());
  return { name, file, kind, expected };
});
console.log(JSON.stringify(written));
