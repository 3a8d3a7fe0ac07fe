import { type FaqContent, type FaqRow, faqContent } from '@yizhan/contract/entities/faq.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { Form } from 'antd';
import { RecordContext } from '../../admin-kit/form/record-context.ts';
import { PublishBar } from '../../admin-kit/publishing/PublishBar.tsx';
import { useEditorContent } from '../../admin-kit/publishing/useEditorContent.ts';
import { useSaveError } from '../../admin-kit/publishing/useSaveError.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { toast } from '../../ui/toast.ts';
import '../../admin-kit/form/RecordForm.css';
import { confirmLosses } from './confirm-losses.tsx';
import { describeFaq } from './describe-faq.tsx';
import { FaqFields } from './FaqFields.tsx';

const t = textsOf({ faqManage });

type FaqFormProps = {
  /** Undefined for a new one. */
  state: FaqRow | undefined;
  content: FaqContent;
  onSaved: (id: string) => Promise<void>;
  onReload: () => unknown;
  onRemoved: () => void;
};

/** One entry as its owner writes it; filled once with `content`. */
export function FaqForm({ state: loaded, content, onSaved, onReload, onRemoved }: FaqFormProps) {
  const [form] = Form.useForm<FaqContent>();
  const { state, shown, setShown, unsaved, ...draft } = useEditorContent(loaded, content);
  const { failed, dialog } = useSaveError({
    mine: () => shown,
    base: () => draft.base,
    describe: describeFaq,
    reload: onReload,
    rebase: draft.rebase,
    form,
  });
  /** What can be saved; otherwise shows what is wrong. */
  const check = async () => {
    const parsed = faqContent.safeParse(shown);
    if (parsed.success) return parsed;
    toast.error(t('incomplete'));
    await form.validateFields().catch(() => form.scrollToField(parsed.error.issues[0]?.path ?? []));
    return undefined;
  };
  const save = async () => {
    const parsed = await check();
    if (!parsed) return undefined;
    const saved = state
      ? await api.faq.update({ ...parsed.data, id: state.id, version: state.version })
      : await api.faq.create(parsed.data);
    draft.markSaved(parsed.data, { version: saved.version });
    await onSaved(saved.id);
    return saved;
  };
  const discard = () => {
    draft.discard();
    form.resetFields();
  };
  return (
    <RecordContext value={{ schema: faqContent, unsaved }}>
      <Form
        className="faq__form admin-card admin-form"
        form={form}
        layout="vertical"
        initialValues={draft.start}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={() => setShown(form.getFieldsValue(true))}
      >
        {draft.restored && <RestoredNote onDiscard={discard} />}
        <FaqFields />
      </Form>
      <PublishBar
        state={state}
        unsaved={unsaved}
        save={save}
        isValid={async () => (await check()) !== undefined}
        describe={describeFaq}
        beforePublish={({ id }) => confirmLosses([id])}
        onChanged={onReload}
        onRemoved={onRemoved}
        onFailed={failed}
      />
      {dialog}
    </RecordContext>
  );
}
