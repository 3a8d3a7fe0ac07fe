import type { CardCategory } from '@yizhan/contract/entities/card.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/request.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDraftState } from '../../../ui/drafts.ts';
import { RestoredNote } from '../../../ui/RestoredNote.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';

const t = textsOf({ homePageConfig });
const adminText = textsOf({ admin });

type CategoryDialogProps = {
  /** Absent for a new one. */
  category: CardCategory | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
};

export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const form = useId();
  const draft = useDraftState(`card-category-${category?.id ?? 'new'}`, category?.typeName ?? '');
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typeName = draft.value.trim();
    if (typeName === '') return setError(t('categoryNameMissing'));
    setSaving(true);
    try {
      const held = category && { id: category.id, version: category.version };
      const { id } = await api.cards.submitCategory({ typeName, ...(held && { held }) });
      draft.forget();
      toast.success(adminText('saved'));
      onSaved(id);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      setError(refused.msg);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      title={t(category ? 'renameCategory' : 'addCategory')}
      width={424}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{adminText('cancel')}</Button>
          <Button type="submit" variant="primary" form={form} loading={saving}>
            {adminText('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <TextField
          label={t('categoryName')}
          required
          data-autofocus=""
          autoComplete="off"
          maxLength={fieldLimits.nameLength}
          value={draft.value}
          error={error}
          onChange={(text) => {
            setError(undefined);
            draft.setValue(text);
          }}
        />
      </form>
    </Dialog>
  );
}
