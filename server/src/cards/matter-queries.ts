import type { Matter } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { sql, tenant } from '../db/sql.ts';
import { canUse } from '../domain/services/queries.ts';
import type { Viewer } from './source.ts';

type OwnRow = Pick<Matter, 'id' | 'title' | 'otherInformationList'> & {
  typeName: string;
  colorVal: string;
  url: string;
  /** The service of the same code, if the person may use it. */
  serviceId: string | null;
};

export const listOwnMatters = ({ db, person }: Viewer) =>
  db.many<OwnRow>(sql`
    select m.id::text, m.title, m.type_name as "typeName", m.color_val as "colorVal", m.url,
      m.lines as "otherInformationList", s.id::text as "serviceId"
    from matter m
    left join service s on s.tenant_id = m.tenant_id and s.code = m.code and ${canUse(person)}
    where m.tenant_id = ${tenant} and m.user_id = ${person.id}
    order by m.sort, m.id limit ${cardKindLimits.maxMatters}`);
