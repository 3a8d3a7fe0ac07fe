import type { NoticeDetail } from '@yizhan/contract/entities/notice.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { api } from '../../lib/api.ts';
import { isRefused } from '../../lib/is-refused.ts';
import { hrefOf, noticePath, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { toastError } from '../../ui/toast-error.ts';
import { phone } from '../../ui/useMediaQuery.ts';

const t = textsOf({ noticeReading });

/** ER-3: recalled or removed, or never sent to this person. */
export const isDeletedNotice = (error: unknown) => isRefused(error) && error.msg === t('deleted');

const here = (path: string) => `${location.origin}${location.pathname}${hrefOf(path)}`;

/** The page that a notice opens instead of its own text. */
export const addressOf = ({ url, mobileUrl }: Pick<NoticeDetail, 'url' | 'mobileUrl'>, isPhone: boolean) =>
  (isPhone ? mobileUrl : undefined) ?? url;

/** Its button stands on its own page. */
const isToConfirm = ({ needConfirm, isReceiver, confirmedAt }: NoticeDetail) =>
  needConfirm && isReceiver && confirmedAt === null;

/**
 * Opens a notice in a window of its own (CH-11): its address if it has one and nothing is to be confirmed, its text
 * otherwise. The window opens in the
 * click, or browsers would block it, and gets its address when the server has answered.
 */
export async function openNotice(id: string): Promise<void> {
  const page = window.open('about:blank', '_blank');
  const show = (address: string) => {
    if (!page) return location.assign(address);
    page.opener = null;
    page.location.replace(address);
  };
  try {
    const notice = await api.notices.detail({ id });
    const url = addressOf(notice, window.matchMedia(phone).matches);
    if (url === undefined || isToConfirm(notice)) return show(here(noticePath(id)));
    await markRead(id);
    show(url);
  } catch (error) {
    if (isDeletedNotice(error)) return show(here(paths.messageDeleted));
    page?.close();
    toastError(error);
  }
}

export async function markRead(id: string): Promise<void> {
  const userId = useSession.getState().session?.user.user_id;
  if (userId) await api.notices.read({ messageId: id, userId });
}
