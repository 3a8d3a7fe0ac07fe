import type { CardColumn } from '@yizhan/contract/entities/card-column.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { Form, Input } from 'antd';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { isFormValid } from '../../admin-kit/form/form-validity.ts';
import { RecordContext } from '../../admin-kit/form/record-context.ts';
import { useFormDraft } from '../../admin-kit/form/useFormDraft.ts';
import { RolesSelect } from '../../admin-kit/RolesSelect.tsx';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import type { ColumnForm } from './column-form.ts';
import { SourceFields } from './SourceFields.tsx';
import { TryRun } from './TryRun.tsx';

const t = textsOf({ cardColumns });
const failureText = textsOf({ failures });

type ColumnDialogProps = {
  columnForm: ColumnForm;
  title: string;
  /** The initial values: an existing column or a blank one. */
  column: { id: string };
  isNew: boolean;
  /** Names of the card's other columns. */
  usedNames: readonly string[];
  onSave: (column: CardColumn) => void;
  onClose: () => void;
};

/** One column, by the rules of its kind of card. Not a <form> element: it is rendered inside the card's own form. */
export function ColumnDialog({ columnForm, title, column, isNew, usedNames, onSave, onClose }: ColumnDialogProps) {
  const { kind, schema, Extras } = columnForm;
  const [form] = Form.useForm();
  const { pathname, search } = useLocation();
  const key = `${pathname}${search} ${kind} ${isNew ? 'new' : column.id}`;
  // A new column gets a random id each time, which must not count as a changed base.
  const draft = useFormDraft<object>({ form, key, initial: column, base: { ...column, id: '' } });
  /** Errors are shown only after the first attempt to continue. */
  const strict = useRef(false);
  /** The column as filled in; undefined unless every field is valid. */
  const read = async (): Promise<CardColumn | undefined> => {
    strict.current = true;
    const right = await isFormValid(form);
    const parsed = schema.safeParse(form.getFieldsValue(true));
    return right && parsed.success ? parsed.data : undefined;
  };
  const save = async () => {
    const done = await read();
    if (!done) return;
    if (!usedNames.includes(done.columnName)) return onSave(done);
    const words = failureText('name_taken', { name: done.columnName });
    form.setFields([{ name: 'columnName', errors: [words] }]);
    form.scrollToField('columnName', { focus: true });
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button variant="primary" onClick={() => void save()}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} width={640} onClose={onClose} actions={actions}>
      <RecordContext value={{ schema, strict }}>
        <Form
          className="columns-form"
          name="column"
          form={form}
          component="div"
          layout="vertical"
          initialValues={draft.start}
          scrollToFirstError={{ focus: true, block: 'center' }}
        >
          {draft.restored && <RestoredNote onDiscard={draft.discard} />}
          <FormField name="columnName" label={t('columnName')} required english>
            <Input maxLength={fieldLimits.nameLength} data-autofocus="" />
          </FormField>
          <SourceFields columnForm={columnForm} />
          {Extras && <Extras />}
          <FormField name="urlDetail" label={t('urlDetail')} help={t('urlDetailHelp')}>
            <Input maxLength={fieldLimits.addressLength} />
          </FormField>
          <FormField name="roles" label={t('roles')} help={t('rolesHelp')}>
            <RolesSelect placeholder={t('everybody')} />
          </FormField>
          <TryRun kind={kind} column={read} mapping={{ at: ['cardMapping'], free: columnForm.free }} />
        </Form>
      </RecordContext>
    </Dialog>
  );
}
