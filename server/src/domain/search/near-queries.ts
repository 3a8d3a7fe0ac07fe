import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Candidate } from './closeness.ts';
import { entryOf, type SearchKind } from './find-queries.ts';
import type { Slips } from './slips.ts';

/** The search scope: `service s …` or `guide g …`, with the access condition. */
export type SearchScope = { kind: SearchKind; tables: Sql; where: Sql };

const CANDIDATES = 60;

/** Ranking reads whole entries: for a common word in a large school only this many are ranked. */
const RANKED = 500;

export const listCandidates = (db: Db, { kind, tables, where }: SearchScope, { query, letters }: Slips) =>
  db.many<Candidate>(sql`
    select id, name, also, pinyin, body from (
      select ${kind === 'service' ? sql`s.id, s.name` : sql`g.id, e.name`}, s.keywords as also, e.pinyin,
        left(e.body, 500) as body, e.words, s.visit_times
      from ${tables} join ${entryOf(kind)}
      where s.tenant_id = ${tenant} and ${where}
        and e.words @@ (select ${query}::tsquery)
      limit ${RANKED}
    ) ranked
    order by ${
      letters === undefined
        ? sql`ts_rank('{0.1, 0.2, 0.7, 1}', words, ${query}::tsquery)`
        : sql`word_similarity(${letters}, pinyin)`
    } desc, visit_times desc limit ${CANDIDATES}`);
