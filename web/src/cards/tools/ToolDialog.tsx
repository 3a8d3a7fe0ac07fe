import { type ToolInput, type ToolRow, toolInput } from '@yizhan/contract/entities/tool.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { Form } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod';
import { ConflictDialog } from '../../admin-kit/form/ConflictDialog.tsx';
import { keepForMerge } from '../../admin-kit/form/pending-merge.ts';
import { RecordMerge } from '../../admin-kit/form/RecordMerge.tsx';
import { RecordContext, type RecordFields } from '../../admin-kit/form/record-context.ts';
import { useFormDraft } from '../../admin-kit/form/useFormDraft.ts';
import { useFormSubmit } from '../../admin-kit/form/useFormSubmit.ts';
import { useSave } from '../../admin-kit/form/useSave.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { toast } from '../../ui/toast.ts';
import { ServiceField } from './ServiceField.tsx';
import { ToolFields } from './ToolFields.tsx';

const t = textsOf({ cardToolsSettings });
const adminText = textsOf({ admin });

const FORM = 'tool-form';
const fresh: ToolInput = {
  ...{ tools_name: '', tools_icon: 'link', url: '', openType: 'newTab', roles: [], isPublic: false },
};

type ToolValues = z.input<typeof toolInput>;
type ToolDialogProps = {
  tool: ToolRow | undefined;
  onChanged: () => Promise<unknown>;
  /** Shows the newest record after somebody else changed it. */
  onReload: () => Promise<unknown>;
  onClose: () => void;
};

/** What of a stored tool is edited. */
function toValues({ tools_name, tools_icon, openType, url, serviceId, roles, isPublic }: ToolRow): ToolValues {
  return { tools_name, tools_icon, openType, url, serviceId, roles, isPublic } as ToolValues;
}

/** A conflict shows the target of either side, also where the form asks for another. */
const targets: RecordFields = new Map([
  ['url', { path: ['url'], label: t('url'), control: null, valueProp: 'value' }],
  ['serviceId', { path: ['serviceId'], label: t('serviceId'), control: <ServiceField />, valueProp: 'value' }],
]);

/**
 * Edits or creates one common tool. Rendered inside the card's form in React, but submitted on its own; its form name
 * keeps its field ids apart from the card's.
 */
export function ToolDialog({ tool, onChanged, onReload, onClose }: ToolDialogProps) {
  const [form] = Form.useForm<ToolValues>();
  const initial = tool ? toValues(tool) : fresh;
  const key = `tool-${tool?.id ?? 'new'}`;
  const draft = useFormDraft({ form, key, initial });
  // Undefined until the fields are there, which a conflict shows.
  const name = Form.useWatch('tools_name', form);
  const [fields] = useState<RecordFields>(() => new Map(targets));
  const strict = useRef(false);
  const save = (input: ToolInput) =>
    api.tools.save({ tool: input, ...(tool ? { held: { id: tool.id, version: tool.version } } : {}) });
  const { submit, saving, changed, forget } = useSave({ form, schema: toolInput, save });
  const reload = () => {
    forget();
    void onReload();
  };
  const compare = () => {
    if (changed) keepForMerge(key, { changed, base: initial, mine: form.getFieldsValue(true) });
    reload();
  };
  const send = async () => {
    if (!(await submit())) return;
    draft.forget();
    toast.success(t('saved', { name: form.getFieldValue('tools_name') }));
    await onChanged();
    onClose();
  };
  const submitting = useFormSubmit(send);
  // React events bubble through portals: the submit must not reach the form around the dialog.
  const stop = (event: FormEvent) => event.stopPropagation();
  const actions = (
    <>
      <Button onClick={onClose}>{adminText('cancel')}</Button>
      <Button type="submit" form={FORM} variant="primary" loading={saving}>
        {adminText('save')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t(tool ? 'editTool' : 'newTool')} onClose={onClose} actions={actions}>
      <RecordContext value={{ schema: toolInput, strict, fields }}>
        <div onSubmit={stop}>
          <Form
            id={FORM}
            name="tool"
            form={form}
            layout="vertical"
            initialValues={draft.start}
            {...submitting}
            onSubmitCapture={() => {
              strict.current = true;
              submitting.onSubmitCapture();
            }}
          >
            {draft.restored && <RestoredNote onDiscard={draft.discard} />}
            <ToolFields />
          </Form>
        </div>
      </RecordContext>
      <ConflictDialog changed={changed} onKeep={forget} onReload={reload} onCompare={compare} />
      {name !== undefined && (
        <RecordMerge about={key} theirs={initial} fields={fields} onMerge={(merged) => form.setFieldsValue(merged)} />
      )}
    </Dialog>
  );
}
