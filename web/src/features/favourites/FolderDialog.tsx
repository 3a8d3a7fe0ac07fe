import type { Folder } from '@yizhan/contract/entities/hall.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { favourites } from '@yizhan/contract/texts/zh-CN/favourites.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { toErrorText } from '../../ui/error-text.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ favourites });

type FolderDialogProps = {
  /** The folder to rename; absent for a new one. */
  folder?: Folder;
  onSubmit: (name: string) => Promise<Folder>;
  onDone?: (folder: Folder) => void;
  onClose: () => void;
};

export function FolderDialog({ folder, onSubmit, onDone, onClose }: FolderDialogProps) {
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const draft = useDraftState(`folder-${folder?.id ?? 'new'}`, folder?.name ?? '');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = draft.value.trim();
    if (words === '') {
      setError(t('folderNameMissing'));
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const stored = await onSubmit(words);
      draft.forget();
      onDone?.(stored);
      onClose();
    } catch (reason) {
      setError(toErrorText(reason).title ?? String(reason));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={424}
      title={t(folder ? 'renameTitle' : 'newFolder')}
      onClose={onClose}
      initialFocus={input}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" loading={busy}>
            {t(folder ? 'save' : 'create')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <TextField
          ref={input}
          label={t('folderName')}
          required
          maxLength={serviceLimits.favouriteFolderNameLength}
          value={draft.value}
          error={error}
          onChange={(next) => {
            draft.setValue(next);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
