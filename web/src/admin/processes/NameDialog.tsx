import { newProcessCode } from '@yizhan/contract/entities/process.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ processDesign });

type NameDialogProps = {
  title: string;
  yes: string;
  name?: string;
  /** More to fill in, and whether that is done. */
  more?: ReactNode;
  isReady?: boolean;
  onSubmit: (name: string, code: string) => Promise<void>;
  onClose: () => void;
};

/** Name and code of a process that is made or copied. */
export function NameDialog({ title, yes, name: first = '', more, isReady = true, onSubmit, onClose }: NameDialogProps) {
  const [name, setName] = useState(first);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const isCode = newProcessCode.safeParse(code).success;
  const isValid = name.trim() !== '' && isCode && isReady;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return;
    setBusy(true);
    await onSubmit(name.trim(), code);
    setBusy(false);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form="process-name" variant="primary" disabled={!isValid} loading={busy}>
        {yes}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} width={434} onClose={onClose} actions={actions}>
      <form id="process-name" onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <TextField
            data-autofocus
            label={t('name')}
            required
            maxLength={processLimits.nameLength}
            value={name}
            onChange={setName}
          />
          <TextField
            label={t('code')}
            help={t('codeNewHelp')}
            maxLength={processLimits.codeLength}
            value={code}
            error={!isCode ? t('codeWrong') : undefined}
            onChange={(typed) => setCode(typed.toLowerCase())}
          />
          {more}
        </Stack>
      </form>
    </Dialog>
  );
}
