import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { Form, type FormInstance } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type * as z from 'zod';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import './RecordForm.css';
import { keepForMerge } from './pending-merge.ts';
import { RecordMerge } from './RecordMerge.tsx';
import { RecordContext, type RecordFields } from './record-context.ts';
import { clearUnsavedChanges } from './unsaved-changes.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useFormSubmit } from './useFormSubmit.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useSave } from './useSave.ts';

const t = textsOf({ admin });

export type RecordFormProps<S extends z.ZodType, A> = {
  /** The call's own schema: its rules are shown at the fields, and only its parsed output is sent. */
  schema: S;
  initial: z.input<S>;
  save: (values: z.output<S>) => Promise<A>;
  /** Asks something of what is about to be saved; false stops it. */
  beforeSave?: ((values: z.output<S>) => Promise<boolean>) | undefined;
  onSaved: (answer: A) => void;
  /** Refetches the record after somebody else changed it. */
  onReload: () => void;
  onClose?: (() => void) | undefined;
  /** Names what is edited, where the address does not. */
  about?: string | undefined;
  readOnly?: boolean | undefined;
  /** Secondary text beside the buttons: who changed it last. */
  note?: ReactNode;
  children: ReactNode | ((form: FormInstance<z.input<S>>) => ReactNode);
};

/** After the label, as in all our forms. */
const withRequiredMark = (label: ReactNode, { required }: { required: boolean }) => (
  <>
    {label}
    {required && (
      <span className="admin-form__required" aria-hidden="true">
        *
      </span>
    )}
  </>
);

/**
 * The form of every administration section: one column, labels above, help below, the first error focused. Enter saves;
 * unsaved input is not lost without a confirmation; a conflicting change is reported (9009).
 */
export function RecordForm<S extends z.ZodType, A>(props: RecordFormProps<S, A>) {
  const {
    schema,
    initial,
    save,
    beforeSave,
    onSaved,
    onReload,
    onClose,
    about,
    readOnly = false,
    note,
    children,
  } = props;
  const [form] = Form.useForm<z.input<S>>();
  // Watches all values: changes made by our own buttons count as well as typing.
  const now = Form.useWatch((values) => JSON.stringify(values), { form, preserve: true });
  const { pathname, search } = useLocation();
  const key = about ?? pathname + search;
  const draft = useFormDraft<z.input<S>>({ form, key, initial });
  const unsaved = now !== undefined && draft.isUnsaved();
  const strict = useRef(false);
  const [fields] = useState<RecordFields>(() => new Map());
  const { submit, saving, changed, forget } = useSave({ form, schema, save, beforeSave });
  useLeaveGuard(draft.isUnsaved);
  const send = async () => {
    const answer = await submit();
    if (answer === undefined) return;
    clearUnsavedChanges();
    draft.forget();
    onSaved(answer.saved);
  };
  const reload = () => {
    forget();
    clearUnsavedChanges();
    onReload();
  };
  const compare = () => {
    if (changed) keepForMerge(key, { changed, base: initial, mine: form.getFieldsValue(true) });
    reload();
  };
  const submitting = useFormSubmit(send);
  return (
    <RecordContext value={{ schema, unsaved, strict, fields }}>
      <Form
        className="admin-form"
        form={form}
        layout="vertical"
        initialValues={draft.start as object}
        disabled={readOnly}
        requiredMark={withRequiredMark}
        scrollToFirstError={{ focus: true, block: 'center' }}
        {...submitting}
        onSubmitCapture={() => {
          strict.current = true;
          submitting.onSubmitCapture();
        }}
      >
        <div className="admin-form__body">
          {draft.restored && <RestoredNote onDiscard={draft.discard} />}
          {typeof children === 'function' ? children(form) : children}
        </div>
        <footer className="admin-form__footer">
          <span className="admin-form__note">{unsaved ? t('unsavedNote') : note}</span>
          {onClose && <Button onClick={onClose}>{t(readOnly ? 'close' : 'cancel')}</Button>}
          {!readOnly && (
            <Button type="submit" variant="primary" loading={saving}>
              {t('save')}
            </Button>
          )}
        </footer>
      </Form>
      <ConflictDialog changed={changed} onKeep={forget} onReload={reload} onCompare={compare} />
      {now !== undefined && (
        <RecordMerge about={key} theirs={initial} fields={fields} onMerge={(merged) => form.setFieldsValue(merged)} />
      )}
    </RecordContext>
  );
}
