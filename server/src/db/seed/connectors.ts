import * as connectorLimits from '@yizhan/contract/limits/connectors.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { campusConnectors } from './demo/campus.ts';

/** The connectors of the demo campus, switched on; run after its people. */
export const seedConnectors = (db: Db, now: Date) =>
  db.many<{ id: string; name: string }>(sql`
    insert into connector (tenant_id, name, note, url, method, auth, params, headers, list_path, total_path, mapping,
      cache_seconds, timeout_ms, failures_before_pause, pause_seconds, is_enabled, is_tried, created_by, created_at,
      updated_at)
    select ${tenant}, c.name, c.note, c.url, 'GET', 'none', '[]'::jsonb, '[]'::jsonb, c."listPath", c."totalPath", c.mapping,
      ${feedLimits.cacheSeconds}, ${connectorLimits.timeoutMs}, ${feedLimits.failuresBeforePause},
      ${feedLimits.pauseMs / 1000}, true, true, u.id, ${now}, ${now}
    from jsonb_to_recordset(${json(campusConnectors)}::jsonb)
      as c(name text, note text, url text, "listPath" text, "totalPath" text, mapping jsonb)
    join app_user u on u.tenant_id = ${tenant} and u.account = 'admin'
    returning id, name`);
