import { type ToolInput, type ToolRow, toolInput } from '@yizhan/contract/entities/tool.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { Form } from 'antd';
import { type FormEvent, useRef } from 'react';
import type * as z from 'zod';
import { ConflictDialog } from '../../admin-kit/form/ConflictDialog.tsx';
import { RecordContext } from '../../admin-kit/form/record-context.ts';
import { useFormDraft } from '../../admin-kit/form/useFormDraft.ts';
import { useFormSubmit } from '../../admin-kit/form/useFormSubmit.ts';
import { useSave } from '../../admin-kit/form/useSave.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { toast } from '../../ui/toast.ts';
import { ToolFields } from './ToolFields.tsx';

const t = textsOf({ cardToolsSettings });
const adminText = textsOf({ admin });

const FORM = 'tool-form';
const fresh: ToolInput = {
  ...{ tools_name: '', tools_icon: 'link', url: '', openType: 'newTab', roles: [], isPublic: false },
};

type ToolValues = z.input<typeof toolInput>;
type ToolDialogProps = { tool: ToolRow | undefined; onChanged: () => Promise<unknown>; onClose: () => void };

/**
 * Edits or creates one common tool. Rendered inside the card's form in React, but submitted on its own; its form name
 * keeps its field ids apart from the card's.
 */
export function ToolDialog({ tool, onChanged, onClose }: ToolDialogProps) {
  const [form] = Form.useForm<ToolValues>();
  const initial = (tool ?? fresh) as ToolValues;
  const draft = useFormDraft({ form, key: `tool-${tool?.id ?? 'new'}`, initial });
  const strict = useRef(false);
  const save = (input: ToolInput) =>
    api.tools.save({ tool: input, ...(tool ? { held: { id: tool.id, version: tool.version } } : {}) });
  const { submit, saving, changed, forget } = useSave({ form, schema: toolInput, save });
  const reload = async () => {
    await onChanged();
    onClose();
  };
  const send = async () => {
    if (!(await submit())) return;
    draft.forget();
    toast.success(t('saved', { name: form.getFieldValue('tools_name') }));
    await reload();
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
      <RecordContext value={{ schema: toolInput, strict }}>
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
      <ConflictDialog changed={changed} onKeep={forget} onReload={() => void reload()} />
    </Dialog>
  );
}
