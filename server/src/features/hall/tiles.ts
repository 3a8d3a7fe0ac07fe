import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { openable } from '../../common/addresses.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { marksIn } from '../../domain/search/marks.ts';
import { type Groups, synonymsBeside, type Words } from '../../domain/search/words.ts';
import { servicesJoined, tileFieldsAt } from '../../domain/services/queries.ts';
import type { Asker } from './asker.ts';

type Row = Omit<HallService, 'nameMarks' | 'summaryMarks' | 'needsSignIn'> & {
  anonymous: boolean;
  total: number;
  synonyms: Groups | null;
};

/** The services of `best(id, place, total)` as the hall shows them, in their places. */
const tiles = ({ userId, now }: Asker, best: Sql, synonyms: Sql) => sql`
  with ${best}
  select ${tileFieldsAt(sql`${now}::timestamptz`)}, s.type, s.summary, s.anonymous,
    case when s.score_count > 0 then round(s.score_sum / s.score_count::numeric, 1)::float8 end as score,
    s.score_count as "scoreCount", s.visit_times::float8 as "visitCount",
    exists (select 1 from favourite f where f.tenant_id = s.tenant_id and f.user_id = ${userId}::bigint and f.service_id = s.id)
      as collected, b.total, ${synonyms} as synonyms
  from ${servicesJoined} join best b on b.id = s.id
  where s.tenant_id = ${tenant} order by b.place`;

type Shown = {
  words?: Words | undefined;
  near?: boolean;
  /** Asked for beside the services, which is cheaper than a question of its own. */
  synonymsOf?: string | undefined;
};
export type Tiles = {
  services: HallService[];
  /** Of all pages; 0 where this one is empty. */
  total: number;
  /** Undefined where no service brought them. */
  synonyms: Groups | null | undefined;
};

export async function listTiles(
  asker: Asker,
  best: Sql,
  { words, near = false, synonymsOf }: Shown = {},
): Promise<Tiles> {
  const synonyms = synonymsOf === undefined ? sql`null::json` : synonymsBeside(synonymsOf);
  const rows = await asker.db.many<Row>(tiles(asker, best, synonyms));
  const marked = words && { units: words.units, near };
  const { total = 0, synonyms: groups } = rows[0] ?? {};
  const services = rows.map((row) => Object.assign(row, shown(row, asker, marked), keptBack));
  return { services, total, synonyms: groups };
}

/** What a row brings beside the service. Undefined does not travel, and costs less than a copy without them. */
const keptBack = { anonymous: undefined, total: undefined, synonyms: undefined };

/** Visitors learn the address of what they may open, and of nothing else. */
function shown(row: Row, { userId }: Asker, words: (Pick<Words, 'units'> & { near: boolean }) | undefined) {
  const needsSignIn = userId === null && !row.anonymous;
  return {
    serviceUrl: needsSignIn ? '' : (openable(row.serviceUrl) ?? ''),
    nameMarks: words ? marksIn(row.serviceName, words) : [],
    summaryMarks: words ? marksIn(row.summary, words) : [],
    needsSignIn,
  };
}
