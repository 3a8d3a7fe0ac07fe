import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { announcementManage } from '@yizhan/contract/texts/zh-CN/announcement-manage.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';

const t = textsOf({ announcementManage });

type ShownAnnouncement = Pick<PublicationState, 'id' | 'version' | 'name'>;

/** Asks, then takes the announcement down. Answers whether it was done. */
export async function confirmAndWithdraw({ id, version, name }: ShownAnnouncement): Promise<boolean> {
  const question = { title: t('withdrawTitle', { name }), text: t('withdrawText'), yes: t('withdraw'), danger: true };
  if (!(await ask(question))) return false;
  return (await runAction(api.announcements.withdraw({ id, version }), t('withdrawn'))) !== undefined;
}
