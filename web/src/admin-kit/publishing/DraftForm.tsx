import { isRecyclable } from '@yizhan/contract/recycling.ts';
import { Form } from 'antd';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { isFormValid } from '../form/form-validity.ts';
import { RecordContext } from '../form/record-context.ts';
import { clearUnsavedChanges } from '../form/unsaved-changes.ts';
import { confirmAndRemove } from '../run-action.ts';
import type { DraftFormKind, DraftRow } from './draft-kind.ts';
import { PublishBar } from './PublishBar.tsx';
import { useEditorContent } from './useEditorContent.ts';
import { useSaveError } from './useSaveError.tsx';

type DraftFormProps<C extends object> = {
  kind: DraftFormKind<C>;
  /** Undefined for a new one. */
  row: DraftRow<C> | undefined;
  onSaved: (id: string) => Promise<void>;
  /** Refetches it and refills the form. */
  onReload: () => unknown;
  onRemoved: () => void;
};

/** Form and preview of one draft, filled once. */
export function DraftForm<C extends object>({ kind, row, onSaved, onReload, onRemoved }: DraftFormProps<C>) {
  const { schema, words, describe, Fields, Preview } = kind;
  const [form] = Form.useForm<C>();
  const [begun] = useState(() => row?.content ?? kind.fresh());
  const { state, shown, unsaved, ...content } = useEditorContent(row, begun);
  const { failed, dialog } = useSaveError({
    mine: () => shown,
    base: () => content.base,
    describe,
    reload: onReload,
    rebase: content.rebase,
    form,
  });

  const save = async () => {
    const valid = await isFormValid(form);
    const parsed = schema.safeParse(shown);
    if (!valid || !parsed.success) return undefined;
    const saved = await kind.submit({
      content: parsed.data,
      ...(state ? { held: { id: state.id, version: state.version } } : {}),
    });
    content.markSaved(parsed.data, { version: saved.version });
    await onSaved(saved.id);
    return saved;
  };
  const isValid = async () => (await isFormValid(form)) && schema.safeParse(shown).success;
  const remove = async () => {
    if (!state) return;
    const { id, version, name, kind: noun } = state;
    const title = words.removeTitle(name);
    const gone = await confirmAndRemove({
      ...{ title, text: words.removeText, name },
      remove: () => kind.remove({ id, version }),
      recycled: isRecyclable(noun) ? { kind: noun, id } : undefined,
    });
    if (!gone) return;
    clearUnsavedChanges();
    onRemoved();
  };
  const discard = () => {
    content.discard();
    form.resetFields();
  };

  return (
    <RecordContext value={{ schema, unsaved }}>
      <Form
        className="drafts__form admin-card"
        form={form}
        layout="vertical"
        initialValues={content.start}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={() => {
          kind.follow?.(shown, form);
          content.setShown(form.getFieldsValue(true));
        }}
      >
        {content.restored && <RestoredNote onDiscard={discard} />}
        <Fields />
        {state && (
          <Button variant="danger" size="small" icon="trash" onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
      </Form>
      <section className="drafts__preview admin-card" aria-label={words.preview}>
        <h2 className="drafts__heading">{words.preview}</h2>
        <Preview content={shown} />
      </section>
      <PublishBar
        state={state}
        unsaved={unsaved}
        save={save}
        isValid={isValid}
        describe={describe}
        onChanged={onReload}
        onRemoved={onRemoved}
        onFailed={failed}
      />
      {dialog}
    </RecordContext>
  );
}
