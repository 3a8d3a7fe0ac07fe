import type { OrderDetail } from '@yizhan/contract/entities/supervision.ts';
import * as supervisionLimits from '@yizhan/contract/limits/supervision.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { DaysSelect } from './DaysSelect.tsx';

const t = textsOf({ supervisionManage });

type ClosingFormProps = { order: OrderDetail; onChanged: () => Promise<unknown> };

/** The supervisor closes the order, or sends a reply back with another deadline. */
export function ClosingForm({ order: { id, version, state }, onChanged }: ClosingFormProps) {
  const [text, setText] = useState('');
  const [days, setDays] = useState(supervisionLimits.deadlineDays);
  const [failure, setFailure] = useState('');
  const close = async () => {
    await runAction(api.supervision.closeOrder({ id, version, text }), t('closed'));
    await onChanged();
  };
  const sendBack = async () => {
    if (text.trim() === '') return setFailure(t('textMissing'));
    await runAction(api.supervision.returnOrder({ id, version, text, days }), t('sentBack'));
    await onChanged();
  };
  return (
    <div className="admin-supervision__form">
      <TextArea
        label={t(state === 'REPLIED' ? 'sendBackText' : 'closing')}
        help={state === 'REPLIED' ? t('closing') : undefined}
        rows={3}
        maxLength={supervisionLimits.opinionLength}
        value={text}
        error={failure || undefined}
        onChange={(next) => {
          setText(next);
          setFailure('');
        }}
      />
      {state === 'REPLIED' && <DaysSelect value={days} onChange={setDays} />}
      <Row as="span" wrap>
        {state === 'REPLIED' && <Button onClick={() => void sendBack()}>{t('sendBack')}</Button>}
        <Button variant="primary" onClick={() => void close()}>
          {t('close')}
        </Button>
      </Row>
    </div>
  );
}
