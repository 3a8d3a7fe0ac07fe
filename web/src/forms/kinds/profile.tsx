import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { textsOf } from '../../lib/text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { type FieldPart, type InputProps, toControlTexts } from '../field-part.ts';

const t = textsOf({ forms });

function Input(props: InputProps<'profile'>) {
  const { field, id, value, onChange } = props;
  const texts = toControlTexts(props);
  const help = texts.help ?? t('fromProfile');
  if (field.settings.editable)
    return <TextField {...texts} help={help} value={value ?? ''} onChange={(typed) => onChange(typed || undefined)} />;
  return (
    <div className="yz-field">
      <span className="yz-field__label">{field.label}</span>
      <output id={id} className="form-computed">
        {value ?? t('atSubmit')}
      </output>
      <div className="yz-field__note">{help}</div>
    </div>
  );
}

export const profile: FieldPart<'profile'> = { isOutput: true, Input, Reader: ({ value }) => value };
