import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import { aSchool, type School, type TestPerson } from './school.ts';
import { aDepartment } from './services.ts';

type FaqInput = Input<Contract['faq']['create']>;

export const faqKeeper = (school: School, deptId?: string) =>
  school.person({
    name: '问答管理员',
    menus: ['userFrameConfig/manage/faq'],
    ...(deptId === undefined ? {} : { deptId }),
  });

/** A school whose robot is open to visitors too, with somebody who keeps its entries. */
export async function aRobotSchool() {
  const school = await aSchool();
  const deptId = await aDepartment(school.db, '后勤保障处');
  const keeper = await faqKeeper(school);
  await openRobot(keeper);
  return { school, deptId, keeper };
}

export async function openRobot(keeper: TestPerson) {
  const { version } = (await keeper.faq.settings()).result;
  await keeper.faq.saveSettings({ version, enabled: true, showOnPreLogin: true });
}

/** A published entry, with the version its keeper holds. */
export async function aFaq(keeper: TestPerson, deptId: string, changes: Partial<FaqInput> = {}) {
  const input = { question: '校园卡丢了怎么办', answers: [{ html: '<p>立即挂失，再补办。</p>' }], deptId, ...changes };
  const { id, version } = (await keeper.faq.create(input)).result;
  return (await keeper.publishing.publish({ id, version })).result;
}

/** Sets the server's clock. */
export const travelTo = (school: School, at: Date) => school.travel(at.getTime() - school.parts.clock().getTime());
