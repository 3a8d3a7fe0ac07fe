import { identityTypes } from '@yizhan/contract/permissions.ts';

const { undergraduate, postgraduate, teacher, staff } = identityTypes;
export const students = [undergraduate, postgraduate];
export const employees = [teacher, staff];

type Label = 'NEW' | 'HOT' | 'PICK';

export type DemoService = {
  code: string;
  name: string;
  icon: string;
  scene: string;
  department: string;
  summary: string;
  /** 1 to 10: how much of the campus uses it. */
  heat: number;
  identities?: readonly number[];
  /** Who of those it is open to really uses it; all if absent. */
  usedBy?: readonly number[];
  /** Role codes. */
  roles?: readonly string[];
  /** Codes of the departments it is limited to. */
  departments?: readonly string[];
  label?: Label;
  offline?: boolean;
  process?: boolean;
  anonymous?: boolean;
  /** Days on the shelf; a few years if absent. */
  days?: number;
};
type More = Omit<Partial<DemoService>, 'code' | 'name' | 'icon' | 'scene' | 'department' | 'summary' | 'heat'>;
export type Line = readonly [
  code: string,
  name: string,
  icon: string,
  department: string,
  heat: number,
  summary: string,
  more?: More,
];

export const of = (scene: string, lines: readonly Line[]): DemoService[] =>
  lines.map(([code, name, icon, department, heat, summary, more = {}]) => ({
    ...{ code, name, icon, scene, department, heat, summary },
    ...more,
  }));
