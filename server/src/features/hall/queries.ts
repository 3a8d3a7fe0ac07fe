import type { HallQuery, HallService } from '@yizhan/contract/entities/hall.ts';
import type { ServiceChoice } from '@yizhan/contract/entities/service.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { accessWays } from '@yizhan/contract/open-ways.ts';
import { toOpenableAddress } from '../../common/addresses.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { entryOf } from '../../domain/search/find-queries.ts';
import type { SearchWords } from '../../domain/search/words.ts';
import { bestOf, choose } from './choice-queries.ts';
import type { HallReader } from './hall-reader.ts';
import type { MatchStrength } from './rules.ts';
import { listTiles } from './tiles.ts';

/** The first services of the hall in this order. */
export async function listFirst(reader: HallReader, sort: 'heat' | 'new', limit: number): Promise<HallService[]> {
  const choice = choose(reader, { tab: 'all', sort }, {});
  return (await listTiles(reader, bestOf(choice, { limit, offset: 0 }))).services;
}

/** What the person opened last, newest first. */
export async function listRecent(reader: HallReader): Promise<HallService[]> {
  const { visible, userId } = reader;
  const best = sql`best as (
    select s.id, 0 as total, null::float8 as fit, row_number() over (order by v.last desc, s.id) as place
    from service s join (
      select service_id, max(at) as last from visit_log where tenant_id = ${tenant} and user_id = ${userId}::bigint
      group by service_id) v on v.service_id = s.id
    where s.tenant_id = ${tenant} and ${visible}
    order by v.last desc, s.id limit ${searchLimits.recentServicesShown})`;
  return (await listTiles(reader, best)).services;
}

type ServiceAudience = { id: string; roles: string[]; identities: string[]; departments: string[] };

/** Names of the roles, identities and departments services are for. None means everybody. */
export const listAudiences = (db: Db, ids: readonly string[]) =>
  db.many<ServiceAudience>(sql`
    select s.id,
      array(select r.name from role r where r.tenant_id = s.tenant_id and s.role_ids ? r.id::text order by r.id) as roles,
      array(select i.value from dict t join dict_item i on i.dict_id = t.id and i.tenant_id = t.tenant_id
        where t.tenant_id = s.tenant_id and t.code = 'identityType'
          and s.identity_types @> case when i.key ~ '^[0-9]$' then i.key::jsonb else '[null]' end
        order by i.sort, i.id) as identities,
      array(select u.name from dept u where u.tenant_id = s.tenant_id and s.user_dept_ids ? u.id::text
        order by u.sort, u.id) as departments
    from service s where s.tenant_id = ${tenant} and s.id = any(${ids}::bigint[])`);

const choiceFields = sql`s.id as "serviceId", s.name as "serviceName", s.icon as "serviceIcon",
  coalesce(d.name, '') as "serviceDeptName"`;
const withDept = sql`service s left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id`;

export const listShelf = ({ db, visible }: HallReader, keyword: string | undefined) =>
  db.many<ServiceChoice>(sql`
    select ${choiceFields} from ${withDept}
    where s.tenant_id = ${tenant} and ${visible}
      ${keyword ? sql`and s.name ilike ${`%${escapeLike(keyword)}%`}` : nothing}
    order by s.visit_times desc, s.id limit ${serviceLimits.maxPicked}`);

export async function listCasServices({ db, visible }: HallReader) {
  const rows = await db.many<ServiceChoice & { serviceUrl: string }>(sql`
    select ${choiceFields}, s.url as "serviceUrl" from ${withDept}
    where s.tenant_id = ${tenant} and ${visible} and s.access_way = ${accessWays.cas}
    order by s.visit_times desc, s.id limit ${serviceLimits.maxPicked}`);
  return rows.map((row) => ({ ...row, serviceUrl: toOpenableAddress(row.serviceUrl) ?? '' }));
}

/** In the given order. */
export async function listLeading({ db, visible }: HallReader, words: readonly { word: string; query: string }[]) {
  if (words.length === 0) return [];
  const rows = await db.many<{ word: string }>(sql`
    select w.word from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ query }) => query)}::text[])
      with ordinality w(word, query, place)
    where exists (
      select 1 from service s join ${entryOf('service')}
      where s.tenant_id = ${tenant} and ${visible} and e.words @@ w.query::tsquery)
    order by w.place`);
  return rows.map(({ word }) => word);
}

/** How many services of a centre contain the words, and how well the best one fits. */
export function measureMatch(reader: HallReader, type: HallQuery['type'], words: SearchWords): Promise<MatchStrength> {
  const { tables, where, fit } = choose(reader, { type, tab: 'all' }, { words });
  return reader.db.one<MatchStrength>(sql`
    select count(*)::int as total, max(m.fit) as fit from (select ${fit} as fit from ${tables} where ${where}) m`);
}
