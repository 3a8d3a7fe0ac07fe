import { type WebhookInput, webhookInput } from '@yizhan/contract/entities/api-client.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { openManage, webhookKindNames } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { webhookKinds } from '@yizhan/contract/webhooks.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ openManage });
const adminText = textsOf({ admin });
const kindName = textsOf({ webhookKindNames });

type WebhookDialogProps = {
  initial: WebhookInput;
  onSave: (input: WebhookInput) => Promise<void>;
  onClose: () => void;
};

export function WebhookDialog({ initial, onSave, onClose }: WebhookDialogProps) {
  const [value, setValue] = useState(initial);
  const [busy, setBusy] = useState(false);
  const set = (changes: Partial<WebhookInput>) => setValue((before) => ({ ...before, ...changes }));
  const checked = webhookInput.safeParse(value);
  const save = async () => {
    if (!checked.success) return;
    setBusy(true);
    await onSave(checked.data);
    setBusy(false);
  };
  return (
    <Dialog
      open
      title={t('webhookList')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{adminText('cancel')}</Button>
          <Button variant="primary" loading={busy} disabled={!checked.success} onClick={() => void save()}>
            {adminText('save')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label={t('webhookUrl')}
          help={t('webhookUrlHelp')}
          value={value.url}
          onChange={(url) => set({ url })}
          data-autofocus=""
        />
        <fieldset className="open-admin__kinds">
          <legend>{t('kinds')}</legend>
          {webhookKinds.map((kind) => (
            <Checkbox
              key={kind}
              checked={value.kinds.includes(kind)}
              onChange={(on) =>
                set({ kinds: webhookKinds.filter((one) => (one === kind ? on : value.kinds.includes(one))) })
              }
            >
              {kindName(kind)} <code>{kind}</code>
            </Checkbox>
          ))}
        </fieldset>
        <Checkbox checked={value.ofAllApps} onChange={(ofAllApps) => set({ ofAllApps })}>
          {t('ofAllApps')}
        </Checkbox>
        <Checkbox checked={value.isDisabled} onChange={(isDisabled) => set({ isDisabled })}>
          {t('webhookOff')}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
