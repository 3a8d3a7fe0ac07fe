import { useQuery } from '@tanstack/react-query';
import { type CardContent, cardContent } from '@yizhan/contract/entities/card.ts';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { Form } from 'antd';
import { useState } from 'react';
import { isFormValid } from '../../admin-kit/form/form-validity.ts';
import { RecordContext } from '../../admin-kit/form/record-context.ts';
import { PublishBar } from '../../admin-kit/publishing/PublishBar.tsx';
import { useEditorContent } from '../../admin-kit/publishing/useEditorContent.ts';
import { useSaveError } from '../../admin-kit/publishing/useSaveError.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { toast } from '../../ui/toast.ts';
import { CardFields } from './CardFields.tsx';
import { CardPreview } from './CardPreview.tsx';
import { confirmSources } from './confirm-sources.tsx';
import { describeCard } from './describe-card.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

const t = textsOf({ cardConfig });

type CardFormProps = {
  state: PublicationState | undefined;
  content: CardContent;
  onSaved: (id: string) => Promise<void>;
  /** Refetches the card and refills the form. */
  onReload: () => unknown;
  onRemoved: () => void;
};

/** Settings and preview of one card, filled once with `content`. */
export function CardForm({ state: loaded, content, onSaved, onReload, onRemoved }: CardFormProps) {
  const [form] = Form.useForm<CardContent>();
  const roles = useQuery(query.roles.pick());
  const { state, shown, setShown, unsaved, ...draft } = useEditorContent(loaded, content);
  const [previewing, setPreviewing] = useState(false);
  const describe = describeCard(content.kind, roles.data ?? []);
  const { failed, dialog } = useSaveError({
    mine: () => shown,
    base: () => draft.base,
    describe,
    reload: onReload,
    rebase: draft.rebase,
    form,
  });

  /** What can be saved; otherwise shows what is wrong. */
  const check = async () => {
    const valid = await isFormValid(form);
    const parsed = cardContent.safeParse(shown);
    if (valid && !parsed.success) toast.error(t('incomplete'));
    return valid && parsed.success ? parsed : undefined;
  };
  const save = async () => {
    const parsed = await check();
    if (!parsed) return undefined;
    const saved = await api.cards.submit({
      content: parsed.data,
      ...(state ? { held: { id: state.id, version: state.version } } : {}),
    });
    draft.markSaved(parsed.data, { version: saved.version });
    await onSaved(saved.id);
    return saved;
  };
  const discard = () => {
    draft.discard();
    form.resetFields();
  };

  return (
    <RecordContext value={{ schema: cardContent, unsaved }}>
      <Form
        className="card-config__form"
        form={form}
        layout="vertical"
        initialValues={draft.start}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={() => setShown(form.getFieldsValue(true))}
      >
        {draft.restored && <RestoredNote onDiscard={discard} />}
        <CardFields kind={content.kind} id={state?.id} />
      </Form>
      <CardPreview content={shown} />
      <PublishBar
        state={state}
        unsaved={unsaved}
        save={save}
        isValid={async () => (await check()) !== undefined}
        describe={describe}
        onPreview={() => setPreviewing(true)}
        beforePublish={() => confirmSources(shown)}
        onChanged={onReload}
        onRemoved={onRemoved}
        onFailed={failed}
      />
      {dialog}
      {previewing && (
        <PreviewDialog
          kind={content.kind}
          subject={state && !unsaved ? { is: 'saved', id: state.id } : { is: 'given', content: shown }}
          onClose={() => setPreviewing(false)}
        />
      )}
    </RecordContext>
  );
}
