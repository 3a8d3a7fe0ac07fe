/**
 * Judges the search by the written questions, over the demo campus in a school of its own: takes DATABASE_URL and a
 * folder. Prints what share of them is answered, and writes services, synonyms and questions there for other engines.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Database } from '../src/db/database.ts';
import { sql, tenant } from '../src/db/sql.ts';
import { fold } from '../src/domain/search/fold-text.ts';
import { guideText } from '../src/domain/search/guide-text.ts';
import { soundsOf } from '../src/domain/search/sounds.ts';
import { openDatabase } from '../src/process/open-database.ts';
import { judge, roleTypes, seedHall, successAtThree } from './question-hall.ts';
import { questions } from './search-questions.ts';
import { judging } from './search-questions-judging.ts';
import { later } from './search-questions-later.ts';
import { newest } from './search-questions-newest.ts';

const [folder = ''] = process.argv.slice(2);
const opened = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' });
const db = new Database(opened.pool).of('answered');
await db.run(sql`insert into tenant (id, name) values (${tenant}, 'answered') on conflict do nothing`);
const now = new Date();
await seedHall(db, now);

type ServiceText = {
  code: string;
  name: string;
  keywords: string;
  about: string;
  guide: unknown;
  identities: number[];
};
const services = await db.many<ServiceText>(sql`
  select s.code, s.name, s.keywords, concat_ws(' ', s.summary, d.name, c.name, y.name) as about, r.content as guide,
    s.identity_types as identities
  from service s left join dept d on d.id = s.dept_id left join service_scene c on c.id = s.scene_id
  left join service_type y on y.id = s.type_id left join guide g on g.service_id = s.id and g.published_at is not null
  left join publication p on p.id = g.id left join revision r on r.publication_id = p.id and r.number = p.published
  where s.tenant_id = ${tenant} and s.status = 'SHELF' and s.role_ids = '[]' and s.user_dept_ids = '[]'`);
const synonyms = await db.many<{ words: string[] }>(sql`select words from synonym where tenant_id = ${tenant}`);

const syllables = (text: string) =>
  soundsOf(fold(text))
    .map(({ sound }) => sound)
    .join(' ');
const lines = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => cell.replace(/[\t\n]/g, ' ')).join('\t')).join('\n');
const write = (name: string, rows: readonly (readonly string[])[]) => writeFileSync(join(folder, name), lines(rows));

write(
  'campus.tsv',
  services.map(({ code, name, keywords, about, guide, identities }) => [
    ...[code, name, keywords, about, guide ? guideText(guide) : ''],
    [name, ...keywords.split(' ')].map(syllables).join('|'),
    identities.length > 0 ? identities.join(' ') : 'any',
  ]),
);
write(
  'synonyms.tsv',
  synonyms.map(({ words }) => words),
);
const lists = { fitted: questions, judging: [...judging, ...later, ...newest] };
for (const [name, list] of Object.entries(lists))
  write(
    `${name}.tsv`,
    list.map(({ typed, wanted, by }) => [fold(typed), wanted.join(' '), String(roleTypes[by])]),
  );
const success = {
  fitted: successAtThree(await judge(db, now, lists.fitted)),
  judging: successAtThree(await judge(db, now, lists.judging)),
};
console.log(JSON.stringify(success));
await opened.close();
