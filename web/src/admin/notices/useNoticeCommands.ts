import { useQueryClient } from '@tanstack/react-query';
import type { NoticeDraft } from '@yizhan/contract/entities/notice.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ noticeManage });

type NoticeTitle = { id: string; title: string };
type NoticeVersion = NoticeTitle & { version: number };
type Sendable = Pick<NoticeDraft, 'receivers' | 'sendAt' | 'accountId'>;

/** What a sender does with a notice; lists and numbers follow. */
export function useNoticeCommands() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: query.notices.queryKey });
  return {
    refresh,
    async send({ id, version, title, receivers, sendAt, accountId }: NoticeVersion & Sendable, review: boolean) {
      const counted = await runAction(api.notices.countReceivers({ receivers, accountId }));
      if (!counted) return;
      const n = formatNumber(counted.answer.count);
      const text = sendAt ? t('sendAskLater', { n, time: toMinute(sendAt) }) : t('sendAskText', { n });
      const question = review
        ? { title: t('submitAsk', { title }), text: t('submitAskText', { n }), yes: t('submitYes') }
        : { title: t('sendAsk', { title }), text, yes: t('sendNow') };
      if (!(await ask(question))) return;
      const done = review ? t('submitted') : t(sendAt ? 'sendScheduled' : 'sendStarted');
      await runAction(api.notices.send({ id, version }), done);
      await refresh();
    },
    test: (id: string) => runAction(api.notices.testSend({ id }), t('tested')),
    async recall({ id, title }: NoticeTitle) {
      const question = { title: t('recallAsk', { title }), text: t('recallAskText'), yes: t('recall'), danger: true };
      if (!(await ask(question))) return;
      await runAction(api.notices.recall({ id }), t('recallDone'));
      await refresh();
    },
    async approve({ id, version, title }: NoticeVersion) {
      const question = { title: t('approveAsk', { title }), text: t('approveAskText'), yes: t('approve') };
      if (!(await ask(question))) return;
      await runAction(api.notices.approve({ id, version }), t('approved'));
      await refresh();
    },
    async sendBack({ id, version }: NoticeVersion, note: string) {
      const done = await runAction(api.notices.sendBack({ id, version, note }), t('sentBack'));
      await refresh();
      return done !== undefined;
    },
    async takeBack(id: string) {
      await runAction(api.notices.recall({ id }), t('takenBack'));
      await refresh();
    },
    async cancelSchedule(id: string) {
      await runAction(api.notices.recall({ id }), t('scheduleCancelled'));
      await refresh();
    },
    async remove({ id, version, title }: NoticeVersion) {
      const question = { title: t('removeAsk', { name: title }), text: t('removeAskText'), name: title };
      if (!(await confirmAndRemove({ ...question, remove: () => api.notices.remove({ id, version }) }))) return false;
      await refresh();
      return true;
    },
    /** Without its files: those belong to the notice they were uploaded for. */
    async copy(id: string) {
      const found = await runAction(api.notices.get({ id }));
      if (!found) return undefined;
      const notice = { ...found.answer, fileIds: [], content: withoutPictures(found.answer.content), sendAt: null };
      const saved = await runAction(api.notices.submit({ notice: { ...notice, expireAt: null } }), t('copied'));
      await refresh();
      return saved?.answer.id;
    },
    async remind(id: string, who: 'unread' | 'unconfirmed', deptId: string | undefined) {
      const done = await runAction(api.notices.remind({ id, who, ...(deptId && { deptId }) }));
      if (!done) return;
      const { count } = done.answer;
      if (count > 0) toast.success(t('reminded', { n: formatNumber(count) }));
      else toast.info(t('remindedNone', { minutes: noticeLimits.remindEveryMs / 60_000 }));
      await refresh();
    },
  };
}

const withoutPictures = (html: string) => html.replace(/<img\b[^>]*>/g, '');
