import { type Form, type FormData, fieldsOf } from '@yizhan/contract/fields.ts';
import { rightsByField } from '@yizhan/contract/form-rules.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { useState } from 'react';
import { FormFields } from '../../../forms/FormFields.tsx';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';

const t = textsOf({ processDesign });

export type PreviewWidth = 'desk' | 'phone';

type FormPreviewProps = {
  form: Form;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  onEnd: () => void;
};

/** The form itself, to be filled in: conditions and formulas work, nothing is stored. */
export function FormPreview({ form, width, onWidth, onEnd }: FormPreviewProps) {
  const [data, setData] = useState<FormData>(() =>
    Object.fromEntries(fieldsOf(form).flatMap(({ key, initial }) => (initial === undefined ? [] : [[key, initial]]))),
  );
  return (
    <div className="design-preview">
      <div className="design-preview__tools">
        <Button icon="arrow-left" onClick={onEnd}>
          {t('previewEnd')}
        </Button>
        <Chip selected={width === 'desk'} icon="computer" onClick={() => onWidth('desk')}>
          {t('previewDesk')}
        </Chip>
        <Chip selected={width === 'phone'} icon="mobile" onClick={() => onWidth('phone')}>
          {t('previewPhone')}
        </Chip>
      </div>
      <div className={`design-preview__paper is-${width} admin-card`}>
        <FormFields
          form={form}
          rights={rightsByField(form, { rights: {}, otherwise: 'write' })}
          data={data}
          onChange={setData}
          isPhone={width === 'phone'}
          prefix="preview"
        />
      </div>
    </div>
  );
}
