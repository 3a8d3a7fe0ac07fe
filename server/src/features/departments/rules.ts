import type { DepartmentCardInput, DepartmentNode } from '@yizhan/contract/entities/departments.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import type { Person } from '../../person.ts';

type TreeNode = { id: string; parentId: string | null };

/** Whether a department would become its own descendant. Follows the parents upwards and stops at a broken chain. */
export function isBelow(all: readonly TreeNode[], parentId: string | null, id: string): boolean {
  const parents = new Map(all.map((dept) => [dept.id, dept.parentId]));
  const seen = new Set<string>();
  for (let at = parentId; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}

/** Builds a tree from rows and keeps their order. */
export function treeOf(rows: readonly (TreeNode & { name: string; shortName: string })[]): DepartmentNode[] {
  const nodes = new Map<string, DepartmentNode>();
  for (const { id, name, shortName } of rows) nodes.set(id, { id, name, shortName, children: [] });
  const top: DepartmentNode[] = [];
  for (const { id, parentId } of rows) {
    const node = nodes.get(id);
    const siblings = parentId === null ? top : nodes.get(parentId)?.children;
    if (node) (siblings ?? top).push(node);
  }
  return top;
}

type Holder = Pick<Person, 'menus'>;

export const canChangeCards = ({ menus }: Holder) => menus.has('deptResponsibilityListConfig' satisfies Menu);

/** Menus that cover the whole school. Anybody else maintains the cards of their own department and its descendants. */
const wholeSchool: readonly Menu[] = [
  'userFrameConfig/manage/departments',
  'userFrameConfig/manage/services',
  'userFrameConfig/manage/settings',
];
export const canChangeAllCards = (person: Holder) =>
  canChangeCards(person) && wholeSchool.some((menu) => person.menus.has(menu));

export const emptyCard: DepartmentCardInput = {
  ...{ shortName: '', leader: '', phone: '', location: '', intro: '' },
  ...{ officeHours: '', mail: '', website: '', chart: null },
};

/** The department's own texts, for the sensitive-word check. */
export const textOfCard = ({ chart: _, ...words }: DepartmentCardInput) => Object.values(words).join('\n');
