import type { ServiceRow } from '@yizhan/contract/entities/service-config.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { type FormEvent, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const t = textsOf({ servicesManage });
const adminText = textsOf({ admin });

type MaintainDialogProps = {
  service: Pick<ServiceRow, 'id' | 'name'>;
  onMaintain: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the reason, which people read on the service. */
export function MaintainDialog({ service: { id, name }, onMaintain, onClose }: MaintainDialogProps) {
  const draft = useDraftState(`maintain-${id}`, '');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onMaintain(draft.value.trim());
  };
  const actions = (
    <>
      <Button onClick={onClose}>{adminText('cancel')}</Button>
      <Button type="submit" form="maintain" variant="primary" loading={busy}>
        {t('maintainNow')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('maintainTitle', { name })} width={434} onClose={onClose} actions={actions}>
      <form id="maintain" onSubmit={(event) => void submit(event)}>
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <TextArea
          label={t('maintainReason')}
          placeholder={t('maintainHint')}
          maxLength={fieldLimits.textLength}
          rows={3}
          value={draft.value}
          onChange={draft.setValue}
          data-autofocus=""
        />
      </form>
    </Dialog>
  );
}
