import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import { firstDutyListsContent } from '@yizhan/contract/first-duty-lists.ts';
import type { School, TestPerson } from './school.ts';

export type ItemInput = Input<Contract['dutyLists']['create']>;

/** Writes the items of a department. */
export const itemEditor = (school: School, deptId: string, name = '部门编辑') =>
  school.person({ name, deptId, menus: ['deptResponsibilityListConfig'] });

/** Keeps the lists and publishes the items of all departments. */
export const listKeeper = (school: School, name = '清单管理员') =>
  school.person({ name, menus: ['deptResponsibilityListConfig', 'userFrameConfig/threeListsConfig'] });

let made = 0;
export const anItem = (deptId: string, changes: Partial<ItemInput> = {}): ItemInput => {
  made += 1;
  return { deptId, listType: 'power', code: `QL-${made}`, title: '学籍异动审批', ...changes };
};

/** A draft, with the version its editor holds. */
export const aDraftItem = async (editor: TestPerson, deptId: string, changes: Partial<ItemInput> = {}) =>
  (await editor.dutyLists.create(anItem(deptId, changes))).result;

/** A published item, with the version its publisher holds. */
export const aListedItem = async (keeper: TestPerson, deptId: string, changes: Partial<ItemInput> = {}) =>
  (await keeper.publishing.publish(await aDraftItem(keeper, deptId, changes))).result;

/** Publishes the lists with these changes. */
export async function configureLists(
  keeper: TestPerson,
  changes: Partial<ReturnType<typeof firstDutyListsContent>>,
): Promise<void> {
  const { id, version } = (await keeper.dutyLists.config()).result;
  const content = { ...firstDutyListsContent(), ...changes };
  await keeper.publishing.publish((await keeper.dutyLists.saveConfig({ content, held: { id, version } })).result);
}
