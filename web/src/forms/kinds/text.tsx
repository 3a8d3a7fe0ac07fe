import { TextField } from '../../ui/TextField.tsx';
import { type FieldPart, toControlTexts } from '../field-part.ts';

export const text: FieldPart<'text'> = {
  Input: (props) => (
    <TextField
      {...toControlTexts(props)}
      maxLength={props.field.settings.maxLength}
      value={props.value ?? ''}
      onChange={(typed) => props.onChange(typed || undefined)}
    />
  ),
  Reader: ({ value }) => value,
};
