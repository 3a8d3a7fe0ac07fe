import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { type FieldPart, type InputProps, toControlTexts } from '../field-part.ts';
import { GroupField } from '../GroupField.tsx';
import { useOptions } from '../useOptions.ts';

function Input(props: InputProps<'choices'>) {
  const { field, id, value = [], onChange } = props;
  const options = useOptions(field.settings);
  const isFull = value.length >= (field.settings.most ?? options.length);
  const toggle = (option: string, checked: boolean) => {
    // In the order of the form, not of the clicks.
    const next = options.filter((one) => (one === option ? checked : value.includes(one)));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <GroupField {...toControlTexts(props)} id={`${id}-group`}>
      <div className="form-options">
        {options.map((option, at) => (
          <Checkbox
            key={option}
            id={at === 0 ? id : undefined}
            checked={value.includes(option)}
            disabled={isFull && !value.includes(option)}
            onChange={(checked) => toggle(option, checked)}
          >
            {option}
          </Checkbox>
        ))}
      </div>
    </GroupField>
  );
}

export const choices: FieldPart<'choices'> = {
  Input,
  Reader: ({ value }) => (
    <span className="form-chips">
      {value.map((option) => (
        <Chip key={option}>{option}</Chip>
      ))}
    </span>
  ),
};
