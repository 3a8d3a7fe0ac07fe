import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseRow } from '@yizhan/contract/entities/case.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { CHANGED_MEANWHILE } from '@yizhan/contract/statuses.ts';
import { caseManage } from '@yizhan/contract/texts/zh-CN/case-manage.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { PersonPicker } from '../../forms/PersonPicker.tsx';
import type { Named } from '../../forms/SearchPicker.tsx';
import '../../forms/forms.css';
import { api, query } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const t = textsOf({ caseManage });
const caseText = textsOf({ casePage });

export type ManageAction = 'reassign' | 'end';
type ManageDialogProps = { action: ManageAction; row: CaseRow; onClose: () => void };

/**
 * Gives a step to somebody else, or ends the case; both need a reason, which is audited. Where somebody acted meanwhile
 * it says who, reads the case again, and what is pressed next is about the case as it is now.
 */
export function ManageDialog({ action, row: { id, title, revision }, onClose }: ManageDialogProps) {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<string>();
  const detail = useQuery({ ...query.cases.detail({ id }), enabled: action === 'reassign' || conflict !== undefined });
  const open = (detail.data?.steps ?? []).filter(({ status }) => status === 'open');
  const [stepId, setStepId] = useState<string>();
  const [person, setPerson] = useState<Named>();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const step = open.find((one) => one.id === stepId)?.id ?? open[0]?.id;
  const me = useSession((s) => s.session?.user);
  const mayTakeOver = me !== undefined && person?.id !== me.user_id && detail.data?.applicant.id !== me.user_id;
  const isClosed = detail.data !== undefined && !detail.data.can.includes(action);
  const act = async () => {
    setIsTried(true);
    if (reason.trim() === '' || (action === 'reassign' && (!person || !step))) return;
    setBusy(true);
    const given =
      action === 'end'
        ? { action, opinion: reason }
        : { action, opinion: reason, stepId: step ?? '', userId: person?.id ?? '' };
    const done = await runAction(
      api.cases.manage({ id, revision: detail.data?.revision ?? revision, act: given }),
      t(action === 'end' ? 'ended' : 'reassigned'),
      ({ status, msg }) => {
        if (status === CHANGED_MEANWHILE) setConflict(msg);
        return status === CHANGED_MEANWHILE;
      },
    );
    setBusy(false);
    await client.invalidateQueries({ queryKey: query.cases.queryKey });
    if (done) onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button
        variant={action === 'end' ? 'danger' : 'primary'}
        loading={busy || detail.isFetching}
        disabled={isClosed}
        onClick={() => void act()}
      >
        {t(action)}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={t(action === 'end' ? 'endTitle' : 'reassignTitle', { title })}
      width={434}
      onClose={onClose}
      actions={actions}
    >
      <Stack gap={4}>
        {conflict && (
          <ErrorNote
            title={t('conflict')}
            advice={
              isClosed
                ? t('conflictClosed', { msg: conflict, status: caseText(detail.data.status) })
                : t('conflictAdvice', { msg: conflict })
            }
          />
        )}
        {action === 'end' && (
          <Text as="p" tone="second">
            {t('endText')}
          </Text>
        )}
        {action === 'reassign' && (open.length > 1 || (conflict && step)) && (
          <Select
            label={t('stepChoice')}
            value={step ?? ''}
            onChange={setStepId}
            options={open.map(({ id: value, name }) => ({ value, label: name }))}
          />
        )}
        {action === 'reassign' && (
          <PersonPicker
            label={t('person')}
            required
            value={person}
            onChange={setPerson}
            error={isTried && !person ? t('personMissing') : undefined}
          />
        )}
        {action === 'reassign' && mayTakeOver && (
          <Row>
            <Button
              size="small"
              variant="quiet"
              icon="user"
              onClick={() => setPerson({ id: me.user_id, name: me.user_name })}
            >
              {t('takeOver')}
            </Button>
          </Row>
        )}
        <TextArea
          label={t('reason')}
          required
          rows={3}
          maxLength={processLimits.opinionLength}
          value={reason}
          onChange={setReason}
          error={isTried && reason.trim() === '' ? t('reasonMissing') : undefined}
        />
      </Stack>
    </Dialog>
  );
}
