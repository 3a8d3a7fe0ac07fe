import { useQuery } from '@tanstack/react-query';
import type { NoticeDraft, NoticeInput, PublicAccount } from '@yizhan/contract/entities/notice.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { useRef } from 'react';
import type * as z from 'zod';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { api, query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { NoticeFields } from './NoticeFields.tsx';
import { type NoticeValues, noticeForm, toInput } from './notice-values.ts';
import type { NextStep } from './SendButtons.tsx';
import { useNoticeCommands } from './useNoticeCommands.ts';

const t = textsOf({ noticeManage });
const adminText = textsOf({ admin });

type NoticeEditorProps = {
  accounts: readonly PublicAccount[];
  initial: NoticeValues;
  held?: NoticeDraft;
  onSaved: (id: string) => void;
  onClose: () => void;
};

/** The form of a notice. Saving makes a draft; the buttons beside save first, so that what is sent is what is seen. */
export function NoticeEditor({ accounts, initial, held, onSaved, onClose }: NoticeEditorProps) {
  const commands = useNoticeCommands();
  const review = useQuery(query.notices.settings()).data?.review ?? false;
  const next = useRef<NextStep>(undefined);
  const save = async (values: z.output<typeof noticeForm>) => {
    const notice = toInput(values);
    try {
      const saved = await api.notices.submit(
        held ? { notice, held: { id: held.id, version: held.version } } : { notice },
      );
      return { ...saved, notice };
    } catch (error) {
      next.current = undefined;
      throw error;
    }
  };
  const afterSave = async ({ id, version, notice }: { id: string; version: number; notice: NoticeInput }) => {
    const step = next.current;
    next.current = undefined;
    if (step === 'test') await commands.test(id);
    else if (step === 'send') await commands.send({ ...notice, id, version }, review);
    else toast.success(adminText('saved'));
    await commands.refresh();
    onSaved(id);
  };
  const returned = held?.returnedNote ? t('returned', { note: held.returnedNote }) : undefined;
  const scheduled = held?.state === 'scheduled' && held.sendAt;
  return (
    <RecordForm
      schema={noticeForm}
      initial={initial}
      save={save}
      onSaved={(saved) => void afterSave(saved)}
      onReload={() => void commands.refresh()}
      onClose={onClose}
      note={returned ?? (scheduled ? t('scheduledNote', { time: toMinute(scheduled) }) : t('savedHelp'))}
    >
      <NoticeFields
        accounts={accounts}
        held={held}
        onNext={(step) => {
          next.current = step;
        }}
        onCancelSchedule={() => held && void commands.cancelSchedule(held.id)}
      />
    </RecordForm>
  );
}
