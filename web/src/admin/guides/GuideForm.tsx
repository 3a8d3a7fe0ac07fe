import { type GuideContent, type GuideRow, guideContent } from '@yizhan/contract/entities/guide.ts';
import { sections } from '@yizhan/contract/sections.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { RecordContext } from '../../admin-kit/form/record-context.ts';
import { AskReview } from '../../admin-kit/publishing/AskReview.tsx';
import { PublishBar } from '../../admin-kit/publishing/PublishBar.tsx';
import { useEditorContent } from '../../admin-kit/publishing/useEditorContent.ts';
import { useSaveError } from '../../admin-kit/publishing/useSaveError.tsx';
import { useCanOpen } from '../../admin-kit/useCanOpen.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { toast } from '../../ui/toast.ts';
import '../../admin-kit/form/RecordForm.css';
import { BlockMenu } from './BlockMenu.tsx';
import { placeFields } from './blocks/places.ts';
import { describeGuide } from './describe-guide.ts';
import { GuidePreview } from './GuidePreview.tsx';
import { emptyBlocks, type Place, placeOf } from './guide-values.ts';

const t = textsOf({ guideManage });
const guideText = textsOf({ guides });
const adminText = textsOf({ admin });

type GuideFormProps = {
  /** Undefined for a new one. */
  state: GuideRow | undefined;
  content: GuideContent;
  onSaved: (id: string) => Promise<void>;
  /** Refetches the guide and refills the form. */
  onReload: () => unknown;
  onRemoved: () => void;
};

/** One block at a time, with all of them in the menu; filled once with `content`. */
export function GuideForm({ state: loaded, content, onSaved, onReload, onRemoved }: GuideFormProps) {
  const [form] = Form.useForm<GuideContent>();
  const { state, shown, setShown, unsaved, ...draft } = useEditorContent(loaded, content);
  const [place, setPlace] = useState<Place>('basics');
  /** After a failed save, fields of a block show their errors when it is opened. */
  const [tries, setTries] = useState(0);
  const [previewing, setPreviewing] = useState(false);
  const { failed, dialog } = useSaveError({
    mine: () => shown,
    base: () => draft.base,
    describe: describeGuide,
    reload: onReload,
    rebase: draft.rebase,
    form,
  });
  const wrong = guideContent.safeParse(shown).error?.issues.map(({ path }) => placeOf(path)) ?? [];

  const showErrors = useEffectEvent(() => void form.validateFields().catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another block is shown
  useEffect(() => {
    if (tries > 0) showErrors();
  }, [tries, place]);

  /** What can be saved; otherwise opens the block in which something is wrong. */
  const check = () => {
    const parsed = guideContent.safeParse(shown);
    if (parsed.success) return parsed;
    toast.error(t('incomplete'));
    setPlace(placeOf(parsed.error.issues[0]?.path ?? []));
    setTries((times) => times + 1);
    return undefined;
  };
  const save = async () => {
    const parsed = check();
    if (!parsed) return undefined;
    const saved = await api.guides.submit({
      content: parsed.data,
      ...(state ? { held: { id: state.id, version: state.version } } : {}),
    });
    draft.markSaved(parsed.data, { version: saved.version, state: 'DRAFT' });
    setTries(0);
    await onSaved(saved.id);
    return saved;
  };
  const discard = () => {
    draft.discard();
    form.resetFields();
  };
  const Fields = placeFields[place];
  const title = place === 'basics' ? t('basics') : guideText(place);
  const missing = emptyBlocks(shown).map((block) => guideText(block));
  const publishNote = missing.length > 0 ? t('emptyBlocks', { names: missing.join(adminText('comma')) }) : undefined;
  // Before the first save the server has not said it yet; the menu has.
  const mayPublish = useCanOpen(sections.services.menu);
  const review = !(state?.mayPublish ?? mayPublish) && (
    <AskReview
      t={t}
      state={state}
      isSubmitted={state?.state === 'SUBMITTED'}
      unsaved={unsaved}
      save={save}
      submit={api.guides.askReview}
      onAsked={onReload}
      onFailed={failed}
    />
  );

  return (
    <RecordContext value={{ schema: guideContent, unsaved }}>
      <div className="guide-editor">
        <BlockMenu content={shown} chosen={place} wrong={tries > 0 ? wrong : []} onChoose={setPlace} />
        <Form
          className="guide-editor__form admin-card admin-form"
          form={form}
          layout="vertical"
          initialValues={draft.start}
          scrollToFirstError={{ focus: true, block: 'center' }}
          onValuesChange={() => setShown(form.getFieldsValue(true))}
        >
          {draft.restored && <RestoredNote onDiscard={discard} />}
          <h2 className="guide-editor__title">{title}</h2>
          <Fields />
        </Form>
      </div>
      <PublishBar
        state={state}
        unsaved={unsaved}
        save={save}
        isValid={async () => check() !== undefined}
        describe={describeGuide}
        onPreview={() => setPreviewing(true)}
        review={review || undefined}
        publishNote={publishNote}
        onChanged={onReload}
        onRemoved={onRemoved}
        onFailed={failed}
      />
      {dialog}
      {previewing && <GuidePreview content={shown} onClose={() => setPreviewing(false)} />}
    </RecordContext>
  );
}
