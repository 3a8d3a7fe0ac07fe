import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import { sql, tenant } from '../src/db/sql.ts';
import type { School, TestPerson } from './school.ts';

export type ProcessInput = Input<Contract['processes']['create']>;
export type Act = Input<Contract['cases']['act']>['act'];

/** A department, below another one and with a head when they are named. */
export const aDept = async ({ db }: School, name: string, more: { parentId?: string; leader?: string } = {}) =>
  (
    await db.one<{ id: string }>(sql`
      insert into dept (tenant_id, code, name, parent_id, leader)
      values (${tenant}, ${name}, ${name}, ${more.parentId ?? null}, ${more.leader ?? ''}) returning id`)
  ).id;

/** Keeps all processes and cases. */
export const processKeeper = (school: School, deptId: string, name = '流程管理员') =>
  school.person({
    name,
    deptId,
    menus: ['userFrameConfig/manage/processes', 'userFrameConfig/manage/cases', 'userFrameConfig/manage/services'],
  });

type People = { keeper: TestPerson; deptId: string };
type Changes = Partial<Omit<ProcessInput, 'settings'>> & { settings?: Partial<ProcessInput['settings']> };

/** A leave application of one step. */
export const aProcess = ({ keeper, deptId }: People, { settings, ...changes }: Changes = {}): ProcessInput => ({
  code: 'leave',
  name: '请假申请',
  ownerDeptId: deptId,
  ownerId: keeper.id,
  form: {
    sections: [
      {
        fields: [
          { kind: 'text', key: 'reason', label: '事由', required: true, settings: {} },
          { kind: 'number', key: 'days', label: '天数', settings: { min: 1 } },
        ],
      },
    ],
  },
  flow: { blocks: [] },
  ...changes,
  settings: { numberPattern: 'QJ-{yyyy}-{0000}', ...settings },
});

export const aStep = (id: string, userIds: string[], more: object = {}) =>
  ({ id, type: 'approve', name: `环节${id}`, handlers: [{ by: 'people', userIds }], ...more }) as const;

/** Published, so that people can apply. */
export async function aProcessOut(people: People, changes: Changes = {}) {
  const made = (await people.keeper.processes.create(aProcess(people, changes))).result;
  return (await people.keeper.publishing.publish(made)).result;
}

/** Submits a case and answers it as it stands. */
export const aCase = async (
  applicant: TestPerson,
  data: Record<string, unknown> = { reason: '回家' },
  code = 'leave',
) => (await applicant.cases.submit({ code, data })).result;

/** Acts on the case as it stands now. */
export async function actNow(person: TestPerson, id: string, act: Act) {
  const { result } = await person.cases.detail({ id });
  return person.cases.act({ id, revision: result.revision, act });
}

type Todo = { who: string; category: string; status: string; title: string; node: string };
export const caseTodos = ({ db }: School, category = 'TODO') =>
  db.many<Todo>(sql`
    select assignee_id as who, category, status, title, node_name as node from todo
    where tenant_id = ${tenant} and source_app = 'case' and category = ${category} order by id`);
