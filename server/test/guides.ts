import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import { sql, tenant } from '../src/db/sql.ts';
import type { School, TestPerson } from './school.ts';

type GuideInput = Input<Contract['guides']['submit']>['content'];

/** Writes the guides of a department. */
export const guideKeeper = (school: School, deptId: string, name = '部门编辑') =>
  school.person({ name, deptId, menus: ['managementGuideConfig'] });

/** Manages all services and publishes their guides. */
export const guidePublisher = (school: School, name = '服务管理员') =>
  school.person({ name, menus: ['managementGuideConfig', 'userFrameConfig/manage/services'] });

export const aGuide = (serviceId: string, changes: Partial<GuideInput> = {}): GuideInput => ({
  guideName: '成绩单打印',
  serviceId,
  description: '<p>在自助机上打印中英文成绩单。</p>',
  ...changes,
});

/** A draft, with the version its editor holds. */
export const aGuideDraft = async (editor: TestPerson, serviceId: string, changes: Partial<GuideInput> = {}) =>
  (await editor.guides.submit({ content: aGuide(serviceId, changes) })).result;

/** A published guide, with the version its publisher holds. */
export const aGuideOut = async (publisher: TestPerson, serviceId: string, changes: Partial<GuideInput> = {}) =>
  (await publisher.publishing.publish(await aGuideDraft(publisher, serviceId, changes))).result;

type Todo = { who: string; category: string; status: string; title: string; url: string };

/** The to-dos created by guides, oldest first. */
export const guideTodos = ({ db }: School, like = '%') =>
  db.many<Todo>(sql`
    select assignee_id as who, category, status, title, url from todo
    where tenant_id = ${tenant} and source_app = 'guide' and source_id like ${like} order by id`);
