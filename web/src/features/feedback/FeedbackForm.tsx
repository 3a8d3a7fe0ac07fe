import { useQueryClient } from '@tanstack/react-query';
import { type FeedbackType, feedbackTypes } from '@yizhan/contract/entities/feedback.ts';
import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, query } from '../../lib/api.ts';
import { feedbackDetailPath, feedbackPath, hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { toErrorText } from '../../ui/error-text.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { DepartmentField } from './DepartmentField.tsx';
import { type Image, ImagesField } from './ImagesField.tsx';

const t = textsOf({ feedback });

type Draft = {
  type: FeedbackType;
  title: string;
  content: string;
  deptId: string;
  contact: string;
  anonymous: boolean;
  images: readonly Image[];
};
const blank: Draft = {
  ...{ type: 'CONSULT', title: '', content: '', deptId: '', contact: '', anonymous: false, images: [] },
};

type FeedbackFormProps = {
  serviceId: string | null;
  /** Asked of the robot in vain; empty: the form begins empty. */
  question: string;
  transcriptId: string;
  deptId: string;
};

/** Writes to a department; without one the responsibility lists decide, and the form says which. */
export function FeedbackForm({ serviceId, question, transcriptId, deptId: askedDeptId }: FeedbackFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // What the robot could not answer is a draft of its own: another one begun before stays.
  const draft = useDraftState<Draft>(question ? `feedback-${transcriptId}` : 'feedback-new', {
    ...blank,
    ...{ title: question.slice(0, feedbackLimits.titleLength), content: question, deptId: askedDeptId },
  });
  const { type, title, content, deptId, contact, anonymous, images } = draft.value;
  const change = (changes: Partial<Draft>) => {
    draft.setValue({ ...draft.value, ...changes });
    setFailure('');
  };
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const related = serviceId && /^[1-9]\d{0,17}$/.test(serviceId) ? { relatedServiceId: serviceId } : {};
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (title.trim() === '' || content.trim() === '') return;
    setSending(true);
    try {
      const { id } = await api.feedback.create({
        ...{ type, title, content, contact, anonymous, transcriptId, ...related, ...(deptId && { deptId }) },
        images: images.map((image) => image.id),
      });
      draft.forget();
      await client.invalidateQueries({ queryKey: query.feedback.queryKey });
      toast.success(t('sent'));
      void navigate(feedbackDetailPath(id), { replace: true });
    } catch (error) {
      setFailure(toErrorText(error).title ?? String(error));
      setSending(false);
    }
  };
  return (
    <Card title={t('formTitle')} className="feedback">
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <form className="feedback__form" onSubmit={(event) => void send(event)} noValidate>
        <fieldset className="feedback__types">
          <legend>{t('type')}</legend>
          {feedbackTypes.map((one) => (
            <Chip key={one} selected={one === type} onClick={() => change({ type: one })}>
              {t(`type_${one}`)}
            </Chip>
          ))}
        </fieldset>
        <TextField
          label={t('subject')}
          required
          placeholder={t('subjectHint')}
          maxLength={feedbackLimits.titleLength}
          value={title}
          error={isChecked && title.trim() === '' ? t('titleMissing') : undefined}
          onChange={(next) => change({ title: next })}
        />
        <TextArea
          label={t('content')}
          required
          rows={6}
          help={`${content.length} / ${feedbackLimits.contentLength}`}
          placeholder={t('contentHint')}
          maxLength={feedbackLimits.contentLength}
          value={content}
          error={isChecked && content.trim() === '' ? t('contentMissing') : undefined}
          onChange={(next) => change({ content: next })}
        />
        <DepartmentField
          value={deptId}
          draft={{ title: title.trim(), content: content.trim(), ...related }}
          onChange={(next) => change({ deptId: next })}
        />
        <ImagesField value={images} onChange={(next) => change({ images: next })} />
        <TextField
          label={t('contact')}
          placeholder={t('contactHint')}
          maxLength={feedbackLimits.contactLength}
          value={contact}
          onChange={(next) => change({ contact: next })}
        />
        <div>
          <Checkbox checked={anonymous} onChange={(next) => change({ anonymous: next })}>
            {t('anonymous')}
          </Checkbox>
          <Text as="p" size={12} tone="faint">
            {t('anonymousHint')}
          </Text>
        </div>
        {failure && (
          <p className="feedback__failure" role="alert">
            {failure}
          </p>
        )}
        <Row wrap justify="end" className="feedback__buttons">
          <a className="yz-button yz-button--default" href={hrefOf(feedbackPath)}>
            {t('cancel')}
          </a>
          <Button type="submit" variant="primary" loading={sending}>
            {t('send')}
          </Button>
        </Row>
      </form>
    </Card>
  );
}
