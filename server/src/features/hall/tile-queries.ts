import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { synonymsBeside } from '../../domain/search/synonym-queries.ts';
import type { Groups } from '../../domain/search/words.ts';
import { servicesJoined, tileFieldsAt } from '../../domain/services/queries.ts';
import type { HallReader } from './hall-reader.ts';

export type TileRow = Omit<HallService, 'nameMarks' | 'summaryMarks' | 'needsSignIn'> & {
  anonymous: boolean;
  total: number;
  fit: number | null;
  synonyms: Groups | null;
};

/** The services of `best(id, place, total, fit)` as hall tiles, in order of place. */
const tiles = ({ userId, now }: HallReader, best: Sql, synonyms: Sql) => sql`
  with ${best}
  select ${tileFieldsAt(sql`${now}::timestamptz`)}, s.type, s.summary, s.anonymous,
    case when s.score_count > 0 then round(s.score_sum / s.score_count::numeric, 1)::float8 end as score,
    s.score_count as "scoreCount", s.visit_times::float8 as "visitCount",
    exists (select 1 from favourite f where f.tenant_id = s.tenant_id and f.user_id = ${userId}::bigint and f.service_id = s.id)
      as collected, b.total, b.fit, ${synonyms} as synonyms
  from ${servicesJoined} join best b on b.id = s.id
  where s.tenant_id = ${tenant} order by b.place`;

/** `synonymsOf`: synonyms are fetched in the same query, which is cheaper than a separate one. */
export const listTileRows = (reader: HallReader, best: Sql, synonymsOf: string | undefined) =>
  reader.db.many<TileRow>(tiles(reader, best, synonymsOf === undefined ? sql`null::json` : synonymsBeside(synonymsOf)));
