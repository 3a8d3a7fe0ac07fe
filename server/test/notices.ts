import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import type { School, TestPerson } from './school.ts';

type NoticeInput = Input<Contract['notices']['submit']>['notice'];

/** Sends to the whole school, for any account. */
export const noticeSender = (school: School, name = '通知管理员') =>
  school.person({ name, menus: ['userFrameConfig/manage/notices', 'userFrameConfig/manage/accounts'] });

/** A draft, with the version its sender holds. */
export async function aDraft(sender: TestPerson, changes: Partial<NoticeInput> = {}) {
  const [account] = (await sender.notices.accounts()).result;
  const notice = {
    accountId: account?.id ?? '',
    title: '宿舍安全检查',
    content: '<p>请打开门窗。</p>',
    receivers: { all: true },
    ...changes,
  };
  return (await sender.notices.submit({ notice })).result;
}

/** A notice that has reached everybody it is for. */
export async function aSentNotice(school: School, sender: TestPerson, changes: Partial<NoticeInput> = {}) {
  const sent = (await sender.notices.send(await aDraft(sender, changes))).result;
  await school.parts.jobs.runDue(school.tenant);
  return sent.id;
}
