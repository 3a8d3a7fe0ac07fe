import { useQuery } from '@tanstack/react-query';
import type { PublicAccount } from '@yizhan/contract/entities/notice.ts';
import type { NoticeState } from '@yizhan/contract/notice-kinds.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { Form } from 'antd';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { NoticePreview } from './NoticePreview.tsx';
import type { NoticeValues } from './notice-values.ts';

const t = textsOf({ noticeManage });

/** What happens after the form is saved. */
export type NextStep = 'send' | 'test' | undefined;

type SendButtonsProps = {
  accounts: readonly PublicAccount[];
  state: NoticeState | undefined;
  onNext: (step: NextStep) => void;
  onCancelSchedule: () => void;
};

export function SendButtons({ accounts, state, onNext, onCancelSchedule }: SendButtonsProps) {
  const form = Form.useFormInstance<NoticeValues>();
  const review = useQuery(query.notices.settings()).data?.review ?? false;
  const [preview, setPreview] = useState<NoticeValues>();
  // A form with errors shows them and does nothing more: the next plain save must not send.
  const saveAnd = (step: NextStep) =>
    void form.validateFields().then(
      () => {
        onNext(step);
        form.submit();
      },
      () => form.submit(),
    );
  return (
    <Stack gap={2}>
      <Button icon="eye" wide onClick={() => setPreview({ ...form.getFieldsValue(true) })}>
        {t('preview')}
      </Button>
      <Button icon="user" wide guard onClick={() => saveAnd('test')}>
        {t('test')}
      </Button>
      {state === 'scheduled' && (
        <Button icon="clock" wide guard onClick={onCancelSchedule}>
          {t('cancelSchedule')}
        </Button>
      )}
      <Button icon="publish" variant="primary" wide guard onClick={() => saveAnd('send')}>
        {t(review ? 'submitReview' : 'send')}
      </Button>
      {preview && (
        <NoticePreview
          values={preview}
          accountName={accounts.find(({ id }) => id === preview.accountId)?.name ?? ''}
          onClose={() => setPreview(undefined)}
        />
      )}
    </Stack>
  );
}
