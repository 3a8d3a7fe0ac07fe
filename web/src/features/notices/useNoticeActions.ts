import { useQueryClient } from '@tanstack/react-query';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';
import { openNotice } from './open-notice.ts';

const t = textsOf({ noticeReading });

/** What a person does with their notices; every list and number follows. */
export function useNoticeActions() {
  const client = useQueryClient();
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      toastError(error);
    }
    await client.invalidateQueries({ queryKey: query.notices.queryKey });
  };
  const archive = async (id: string, archived: boolean): Promise<void> =>
    run(async () => {
      await api.notices.archive({ ids: [id], archived });
      toast.show({
        kind: 'success',
        text: t(archived ? 'archivedOne' : 'unarchivedOne'),
        action: { label: t('undo'), run: () => void archive(id, !archived) },
      });
    });
  return {
    open: (id: string) => void run(() => openNotice(id)),
    archive: (id: string, archived: boolean) => void archive(id, archived),
    readAll: () =>
      run(async () => {
        const { count } = await api.notices.readAll({});
        toast.success(count > 0 ? t('markedRead', { n: count }) : t('nothingUnread'));
      }),
  };
}
