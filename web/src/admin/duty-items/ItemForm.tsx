import {
  type DutyItemContent,
  type DutyItemRow,
  dutyItemContent,
  newDutyItem,
} from '@yizhan/contract/entities/duty-item.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { Form } from 'antd';
import { RecordContext } from '../../admin-kit/form/record-context.ts';
import { AskReview } from '../../admin-kit/publishing/AskReview.tsx';
import { PublishBar } from '../../admin-kit/publishing/PublishBar.tsx';
import { useEditorContent } from '../../admin-kit/publishing/useEditorContent.ts';
import { useSaveError } from '../../admin-kit/publishing/useSaveError.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { toast } from '../../ui/toast.ts';
import '../../admin-kit/form/RecordForm.css';
import { describeItem } from './describe-item.tsx';
import { ItemFields } from './ItemFields.tsx';

const t = textsOf({ dutyItemManage });

type ItemFormProps = {
  /** Undefined for a new one. */
  state: DutyItemRow | undefined;
  content: DutyItemContent;
  onSaved: (id: string) => Promise<void>;
  /** Refetches the item and refills the form. */
  onReload: () => unknown;
  onRemoved: () => void;
};

/** One item as its department writes it; filled once with `content`. */
export function ItemForm({ state: loaded, content, onSaved, onReload, onRemoved }: ItemFormProps) {
  const [form] = Form.useForm<DutyItemContent>();
  const { state, shown, setShown, unsaved, ...draft } = useEditorContent(loaded, content);
  const schema = state ? dutyItemContent : newDutyItem;
  const { failed, dialog } = useSaveError({
    mine: () => shown,
    base: () => draft.base,
    describe: describeItem,
    reload: onReload,
    rebase: draft.rebase,
    form,
  });

  /** What can be saved; otherwise shows what is wrong. */
  const check = async () => {
    const parsed = schema.safeParse(shown);
    if (parsed.success) return parsed;
    toast.error(t('incomplete'));
    await form.validateFields().catch(() => form.scrollToField(parsed.error.issues[0]?.path ?? []));
    return undefined;
  };
  const save = async () => {
    const parsed = await check();
    if (!parsed) return undefined;
    const saved = state
      ? await api.dutyLists.update({ ...parsed.data, id: state.id, version: state.version })
      : await api.dutyLists.create(parsed.data);
    draft.markSaved(parsed.data, { version: saved.version, ...(state?.published ? {} : { status: 'DRAFT' }) });
    await onSaved(saved.id);
    return saved;
  };
  const discard = () => {
    draft.discard();
    form.resetFields();
  };
  const review = state?.mayPublish !== true && (
    <AskReview
      t={t}
      state={state}
      isSubmitted={state?.status === 'SUBMITTED'}
      unsaved={unsaved}
      save={save}
      submit={api.dutyLists.askReview}
      onAsked={onReload}
      onFailed={failed}
    />
  );
  return (
    <RecordContext value={{ schema, unsaved }}>
      <Form
        className="duty-items__form admin-card admin-form"
        form={form}
        layout="vertical"
        initialValues={draft.start}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={() => setShown(form.getFieldsValue(true))}
      >
        {draft.restored && <RestoredNote onDiscard={discard} />}
        <ItemFields content={shown} isNew={!state} />
      </Form>
      <PublishBar
        state={state}
        unsaved={unsaved}
        save={save}
        isValid={async () => (await check()) !== undefined}
        describe={describeItem}
        review={review || undefined}
        onChanged={onReload}
        onRemoved={onRemoved}
        onFailed={failed}
      />
      {dialog}
    </RecordContext>
  );
}
