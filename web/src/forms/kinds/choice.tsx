import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { textsOf } from '../../lib/text.ts';
import { Select } from '../../ui/Select.tsx';
import { type FieldPart, type InputProps, toControlTexts } from '../field-part.ts';
import { GroupField } from '../GroupField.tsx';
import { useOptions } from '../useOptions.ts';

const t = textsOf({ forms });

/** Up to this many options are seen at once; more are in a list. */
const MOST_SEEN = 4;

function Input(props: InputProps<'choice'>) {
  const { field, id, value, onChange } = props;
  const options = useOptions(field.settings);
  const texts = toControlTexts(props);
  if (options.length === 0 || options.length > MOST_SEEN)
    return (
      <Select
        {...texts}
        value={value ?? ''}
        onChange={(option) => onChange(option || undefined)}
        options={[{ value: '', label: t('choose') }, ...options.map((option) => ({ value: option, label: option }))]}
      />
    );
  return (
    <GroupField {...texts} id={`${id}-group`}>
      <div className="form-options">
        {options.map((option, at) => (
          <label key={option} className="form-option">
            <input
              id={at === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </div>
    </GroupField>
  );
}

export const choice: FieldPart<'choice'> = { Input, Reader: ({ value }) => value };
