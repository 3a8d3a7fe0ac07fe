import type { ConfigurationMenuEntry, Identity, UserInfo } from '@yizhan/contract/entities/session.ts';
import { menus, pathOfMenu } from '@yizhan/contract/sections.ts';
import { dictionaries as dictionariesEn } from '@yizhan/contract/texts/en/dictionaries.ts';
import { menus as menusEn } from '@yizhan/contract/texts/en/menus.ts';
import { dictionaries as dictionariesZh } from '@yizhan/contract/texts/zh-CN/dictionaries.ts';
import { menus as menusZh } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import type { Language, Person } from '../../person.ts';
import { findProfile, listIdentities } from './me-queries.ts';

export async function userInfoOf(db: Db, person: Person): Promise<UserInfo> {
  const row = (await findProfile(db, person)) ?? fail('unauthorized');
  return {
    user_id: person.id,
    user_name: row.realName,
    account: person.account,
    nick_name: person.name,
    tenant_id: person.tenantId,
    tenantId: person.tenantId,
    roleId: person.roleIds.join(','),
    roleType: person.roleType,
    avatar: row.avatar,
    deptName: row.deptName,
    number: row.number,
  };
}

/** The person's valid identities, default first. Type names may be overridden in the school's dictionary. */
export async function identitiesOf(db: Db, person: Person, now: Date, language: Language): Promise<Identity[]> {
  const rows = await listIdentities(db, person, now);
  const names: Record<string, string> = language === 'en' ? dictionariesEn : dictionariesZh;
  return rows.map((row) => ({ ...row, typeName: row.typeName ?? names[`identityType.${row.type}`] ?? '' }));
}

/** The menu entries a person's roles grant, in the product's order. */
export function configurationMenuOf(menuCodes: ReadonlySet<string>, language: Language): ConfigurationMenuEntry[] {
  const names = language === 'en' ? menusEn : menusZh;
  return menus
    .filter((menu) => menuCodes.has(menu))
    .map((menu) => ({ code: menu, name: names[menu], path: pathOfMenu(menu) }));
}
