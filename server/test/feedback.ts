import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import { aSchool, type School, type TestPerson } from './school.ts';
import { aDepartment } from './services.ts';

const deskMenu = 'userFrameConfig/manage/feedback';

/** Answers the feedback of a department. */
export const handlerOf = (school: School, deptId: string, name = '办理人') =>
  school.person({ name, deptId, menus: [deskMenu] });

/** The school's desk: sees the feedback of all departments. */
export const coordinator = (school: School) =>
  school.person({ name: '统一受理', menus: [deskMenu, 'userFrameConfig/manage/services'] });

type FeedbackInput = Partial<Input<Contract['feedback']['create']>>;

/** Writes one and returns its id. */
export async function write(asker: TestPerson, changes: FeedbackInput = {}): Promise<string> {
  const input = { type: 'CONSULT', title: '宿舍几点供热水', content: '东区三号楼晚上没有热水。', ...changes } as const;
  return (await asker.feedback.create(input)).result.id;
}

/** The feedback at the desk, with the version its handler holds. */
export const held = async (handler: TestPerson, id: string) => {
  const { version } = (await handler.feedback.get({ id })).result;
  return { id, version };
};

export const own = async (asker: TestPerson, id: string) => {
  const { version } = (await asker.feedback.detail({ id })).result;
  return { id, version };
};

export async function aDesk() {
  const school = await aSchool();
  const deptId = await aDepartment(school.db, '后勤处');
  return {
    ...{ school, deptId },
    handler: await handlerOf(school, deptId),
    asker: await school.person({ name: '李同学' }),
  };
}
