import { limits } from '@yizhan/contract/limits.ts';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { RichTextEditor } from '../../../ui/rich-text-editor/RichTextEditor.tsx';
import { g } from '../words.ts';
import { Line } from './Line.tsx';
import { Rows } from './Rows.tsx';

/** Block 9: what people ask, and the answers. */
export function QuestionFields() {
  return (
    <Rows
      name={['questions']}
      most={limits.guideQuestionsMost}
      fresh={{ question: '', answer: '' }}
      add={g('addQuestion')}
    >
      {(inRow) => (
        <>
          <Line inRow={inRow} field="question" label={g('question')} />
          <FormField {...inRow('answer')} errorName={g('answer')}>
            <RichTextEditor label={g('answer')} />
          </FormField>
        </>
      )}
    </Rows>
  );
}
