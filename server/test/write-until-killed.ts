/** Process of folder.process.test.ts: writes row after row and prints each number once its write is confirmed. */
import { openEmbeddedFolder } from '../src/db/embedded/folder.ts';
import { templateFolder } from '../src/db/embedded/template.ts';

const [, , folder = '', first = '1'] = process.argv;
const { pool } = await openEmbeddedFolder(folder, await templateFolder());
await pool.query('create table if not exists written (n int primary key, filling text)');
for (let n = Number(first); ; n++) {
  await pool.query('insert into written values ($1, $2)', [n, 'x'.repeat(1000)]);
  process.stdout.write(`${n}\n`);
}
