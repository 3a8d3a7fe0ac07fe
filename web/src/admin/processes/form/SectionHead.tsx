import type { FormSection } from '@yizhan/contract/fields.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../../lib/text.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const t = textsOf({ processDesign });

type SectionHeadProps = {
  section: FormSection;
  onChange: (changes: Partial<FormSection>, tag?: string) => void;
  onRemove: (() => void) | undefined;
};

/** Title and columns of a section. Removing one can be undone, so nothing is asked. */
export function SectionHead({ section: { title, columns }, onChange, onRemove }: SectionHeadProps) {
  return (
    <div className="design-section__head">
      <TextField
        aria-label={t('sectionTitle')}
        placeholder={t('untitledSection')}
        maxLength={processLimits.labelLength}
        value={title}
        onChange={(typed) => onChange({ title: typed }, 'section-title')}
      />
      <Select
        aria-label={t('columns')}
        size="small"
        value={columns === 1 ? '1' : '2'}
        onChange={(next) => onChange({ columns: next === '1' ? 1 : 2 })}
        options={[
          { value: '1', label: t('oneColumn') },
          { value: '2', label: t('twoColumns') },
        ]}
      />
      {onRemove && <IconButton icon="trash" size="small" label={t('removeSection')} onClick={onRemove} />}
    </div>
  );
}
