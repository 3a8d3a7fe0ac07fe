import type { NoticeDetail } from '@yizhan/contract/entities/notice.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';

const t = textsOf({ noticeReading });

type ConfirmBarProps = { notice: Pick<NoticeDetail, 'id' | 'confirmedAt'>; onConfirmed: () => unknown };

/** Where a receiver confirms, or sees when they did. */
export function ConfirmBar({ notice: { id, confirmedAt }, onConfirmed }: ConfirmBarProps) {
  const [busy, setBusy] = useState(false);
  if (confirmedAt)
    return (
      <p className="notice-paper__confirm is-done">
        <Row as="span">
          <Icon name="check" size={16} />
          {t('confirmedAt', { time: toMinute(confirmedAt) })}
        </Row>
      </p>
    );
  const confirm = async () => {
    setBusy(true);
    try {
      await api.notices.confirm({ id });
      toast.success(t('confirmDone'));
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
    await onConfirmed();
  };
  return (
    <div className="notice-paper__confirm">
      <span>{t('confirmAsk')}</span>
      <Button variant="primary" loading={busy} onClick={() => void confirm()}>
        {t('confirm')}
      </Button>
    </div>
  );
}
