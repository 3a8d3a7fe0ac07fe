import type { Matter } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { sql, tenant } from '../db/sql.ts';
import type { Viewer } from './source.ts';

type OwnRow = Pick<Matter, 'id' | 'title' | 'otherInformationList'> & {
  typeName: string;
  colorVal: string;
  url: string;
};

export const listOwnMatters = ({ db, person }: Viewer) =>
  db.many<OwnRow>(sql`
    select m.id::text, m.title, m.type_name as "typeName", m.color_val as "colorVal", m.url,
      m.lines as "otherInformationList"
    from matter m where m.tenant_id = ${tenant} and m.user_id = ${person.id}
    order by m.sort, m.id limit ${cardKindLimits.maxMatters}`);
