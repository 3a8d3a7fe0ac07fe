import type { Profile } from '@yizhan/contract/entities/person-info.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

type StoredProfile = Omit<Profile, 'identities'> & { passwordHash: string | null };

export const findProfile = (db: Db, userId: string) =>
  db.maybe<StoredProfile>(sql`
    select account, real_name as "realName", nick_name as "nickName", avatar, email, mobile,
      ${toWireTimeSql(sql`created_at`)} as "createdAt", password_hash as "passwordHash"
    from app_user where tenant_id = ${tenant} and id = ${userId}`);

type StoredIdentity = Omit<Profile['identities'][number], 'typeName'> & { type: number; typeName: string | null };

export const listIdentities = (db: Db, userId: string, activeId: string) =>
  db.many<StoredIdentity>(sql`
    select i.id, i.type, n.value as "typeName", i.number, coalesce(d.name, '') as "deptName", i.post,
      i.valid_to::text as "validTo", i.id = ${activeId} as active
    from user_identity i
    left join dept d on d.tenant_id = i.tenant_id and d.id = i.dept_id
    left join dict c on c.tenant_id = i.tenant_id and c.code = 'identityType'
    left join dict_item n on n.dict_id = c.id and n.tenant_id = c.tenant_id and n.key = i.type::text
    where i.tenant_id = ${tenant} and i.user_id = ${userId} order by i.is_default desc, i.id`);

type Change = { userId: string; now: Date };

export const updateNickName = (db: Db, { userId, nickName, now }: Change & { nickName: string }) =>
  db.run(sql`
    update app_user set nick_name = ${nickName}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where tenant_id = ${tenant} and id = ${userId}`);

export const updateAvatar = (db: Db, { userId, avatar, now }: Change & { avatar: string | null }) =>
  db.run(sql`
    update app_user set avatar = ${avatar}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where tenant_id = ${tenant} and id = ${userId}`);

export const updateContact = (db: Db, { userId, email, mobile, now }: Change & { email: string; mobile: string }) =>
  db.run(sql`
    update app_user set email = ${email}, mobile = ${mobile}, version = version + 1, updated_at = ${now},
      updated_by = ${userId}
    where tenant_id = ${tenant} and id = ${userId}`);
