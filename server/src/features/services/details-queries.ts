import type { ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { audienceNames } from '../../domain/services/audience-queries.ts';
import type { ServiceTimes } from '../../domain/services/availability.ts';
import { servicesJoined, tileFieldsAt } from '../../domain/services/queries.ts';

const at = (now: Date) => sql`${now}::timestamptz`;

type DetailsQuery = { usable: Sql; userId: string | null; now: Date };
type DetailsColumn =
  | 'type'
  | 'summary'
  | 'scoreCount'
  | 'visitCount'
  | 'code'
  | 'typeName'
  | 'dept'
  | 'mobileUrl'
  | 'promiseDays'
  | 'openHours'
  | 'audience'
  | 'guideId'
  | 'folderId'
  | 'collected';
export type ServiceDetailRow = ServiceTile &
  Pick<ServiceDetails, DetailsColumn> &
  Omit<ServiceTimes, 'state'> & {
    onShelf: boolean;
    /** It was on the shelf at some time. */
    wasShelved: boolean;
    usable: boolean;
    anonymous: boolean;
    guideIsPublic: boolean;
    sceneId: string | null;
    scoreSum: number;
  };

/** A service in any state, and whether the caller may use it. */
export const findService = (db: Db, id: string, { usable, userId, now }: DetailsQuery) =>
  db.maybe<ServiceDetailRow>(sql`
    select ${tileFieldsAt(at(now))}, s.status = 'SHELF' as "onShelf",
      s.shelved_at is not null as "wasShelved", (${usable}) as usable, s.anonymous, s.type, s.summary, s.code,
      s.score_sum as "scoreSum", s.score_count as "scoreCount", s.visit_times::float8 as "visitCount",
      coalesce(t.name, '') as "typeName", s.mobile_url as "mobileUrl", s.promise_days as "promiseDays",
      s.open_from as "openFrom", s.open_to as "openTo", s.open_hours as "openHours",
      s.maintenance_reason as "maintenanceReason", s.scene_id as "sceneId",
      case when d.id is not null then
        jsonb_build_object('id', d.id::text, 'name', d.name, 'phone', d.phone, 'location', d.location) end as dept,
      ${audienceNames} as audience, g.id as "guideId", coalesce(g.is_public, false) as "guideIsPublic",
      f.user_id is not null as collected, f.folder_id as "folderId"
    from ${servicesJoined}
    left join service_type t on t.tenant_id = s.tenant_id and t.id = s.type_id
    left join guide g on g.tenant_id = s.tenant_id and g.service_id = s.id and g.published_at is not null and not g.is_off
    left join favourite f on f.tenant_id = s.tenant_id and f.service_id = s.id and f.user_id = ${userId}::bigint
    where s.tenant_id = ${tenant} and s.id = ${id}`);

/** Other services of the same scene, the most visited first. */
export const listRelated = (db: Db, of: { id: string; sceneId: string }, usable: Sql, now: Date) =>
  db.many<ServiceTile & { anonymous: boolean }>(sql`
    select ${tileFieldsAt(at(now))}, s.anonymous from ${servicesJoined}
    where s.tenant_id = ${tenant} and s.scene_id = ${of.sceneId} and s.id <> ${of.id} and ${usable}
    order by s.visit_times desc, s.id limit ${serviceLimits.relatedShown}`);
