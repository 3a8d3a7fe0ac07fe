import type { FeedbackDeskDetail } from '@yizhan/contract/entities/feedback.ts';
import { feedbackManage } from '@yizhan/contract/texts/zh-CN/feedback-manage.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { AssignDialog } from './AssignDialog.tsx';

const t = textsOf({ feedbackManage });

type DeskActionsProps = { row: FeedbackDeskDetail; onChanged: () => Promise<unknown> };

/** Take it up, or pass it on. */
export function DeskActions({ row: { id, version, status, deptId }, onChanged }: DeskActionsProps) {
  const [isAssigning, setAssigning] = useState(false);
  const take = async () => {
    await runAction(api.feedback.take({ id, version }), t('taken'));
    await onChanged();
  };
  return (
    <div className="admin-feedback__actions">
      {status !== 'HANDLING' && (
        <Button icon="check" onClick={() => void take()}>
          {t('take')}
        </Button>
      )}
      <Button icon="share" onClick={() => setAssigning(true)}>
        {t('assign')}
      </Button>
      {isAssigning && (
        <AssignDialog
          held={{ id, version }}
          deptId={deptId}
          onClose={() => setAssigning(false)}
          onAssigned={onChanged}
        />
      )}
    </div>
  );
}
