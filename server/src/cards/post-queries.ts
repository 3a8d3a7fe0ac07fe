import * as administrationLimits from '@yizhan/contract/limits/administration.ts';
import type { Reader } from '../db/database.ts';
import { sql, tenant } from '../db/sql.ts';
import { identityValid } from '../domain/users/identity-queries.ts';

type Post = { id: string; dept: string; post: string; number: string };

/** Where a person is employed or enrolled today. */
export const listPosts = (db: Reader, userId: string, now: Date) =>
  db.many<Post>(sql`
    select i.id::text, coalesce(d.code, '') as dept, i.post, i.number from user_identity i
    left join dept d on d.id = i.dept_id and d.tenant_id = i.tenant_id
    where i.tenant_id = ${tenant} and i.user_id = ${userId} and ${identityValid(now)}
    order by i.is_default desc, i.id limit ${administrationLimits.identitiesPerUser}`);
