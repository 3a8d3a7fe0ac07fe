import { useQueryClient } from '@tanstack/react-query';
import type { FeedbackDetail } from '@yizhan/contract/entities/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';
import { useConfirm } from '../../ui/useConfirm.ts';

const t = textsOf({ feedback });

/** What has settled itself need not be answered. */
export function CloseButton({ row: { id, version } }: { row: FeedbackDetail }) {
  const client = useQueryClient();
  const ask = useConfirm();
  const [busy, setBusy] = useState(false);
  const close = async () => {
    if (!(await ask({ title: t('closeTitle'), text: t('closeText'), yes: t('close') }))) return;
    setBusy(true);
    await api.feedback.close({ id, version }).then(() => toast.success(t('closeDone')), toastError);
    await client.invalidateQueries({ queryKey: query.feedback.queryKey });
    setBusy(false);
  };
  return (
    <Row wrap justify="end" className="feedback__buttons">
      <Button loading={busy} onClick={() => void close()}>
        {t('close')}
      </Button>
    </Row>
  );
}
