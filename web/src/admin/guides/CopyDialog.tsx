import { useQueryClient } from '@tanstack/react-query';
import type { GuideRow } from '@yizhan/contract/entities/guide.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { type FormEvent, useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { copyGuideFor } from './guide-values.ts';
import { ServiceSelect } from './ServiceSelect.tsx';

const t = textsOf({ guideManage });
const adminText = textsOf({ admin });

type CopyDialogProps = { guide: GuideRow; onCopied: (id: string) => void; onClose: () => void };

/** Copies the text to another service, as a separate draft. Files are not copied. */
export function CopyDialog({ guide: { id, name }, onCopied, onClose }: CopyDialogProps) {
  const client = useQueryClient();
  const [service, setService] = useState<{ id: string; name: string }>();
  const [busy, setBusy] = useState(false);
  const copy = async (chosen: { id: string; name: string }) => {
    const { content } = await api.guides.detail({ id });
    return api.guides.submit({ content: copyGuideFor(content, chosen) });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!service) return;
    setBusy(true);
    const done = await runAction(copy(service), t('copied'));
    setBusy(false);
    if (!done) return;
    onClose();
    await client.invalidateQueries({ queryKey: query.guides.queryKey });
    onCopied(done.answer.id);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{adminText('cancel')}</Button>
      <Button type="submit" form="guide-copy" variant="primary" disabled={!service} loading={busy}>
        {t('copy')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('copyTitle', { name })} width={434} onClose={onClose} actions={actions}>
      <form id="guide-copy" onSubmit={(event) => void submit(event)}>
        <Field label={t('service')}>
          {({ id: field }) => <ServiceSelect id={field} value={service} onChange={setService} />}
        </Field>
      </form>
    </Dialog>
  );
}
