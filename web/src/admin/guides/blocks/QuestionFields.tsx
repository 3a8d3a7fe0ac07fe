import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { Line } from '../../../admin-kit/rows/Line.tsx';
import { Rows } from '../../../admin-kit/rows/Rows.tsx';
import { textsOf } from '../../../lib/text.ts';
import { RichTextEditor } from '../../../ui/rich-text-editor/RichTextEditor.tsx';

const t = textsOf({ guideManage });

/** Block 9: questions and answers. */
export function QuestionFields() {
  return (
    <Rows
      name={['questions']}
      most={guideLimits.maxQuestions}
      fresh={{ question: '', answer: '' }}
      add={t('addQuestion')}
    >
      {(inRow) => (
        <>
          <Line inRow={inRow} field="question" label={t('question')} />
          <FormField {...inRow('answer')} errorName={t('answer')}>
            <RichTextEditor label={t('answer')} />
          </FormField>
        </>
      )}
    </Rows>
  );
}
