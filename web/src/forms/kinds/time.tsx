import { TextField } from '../../ui/TextField.tsx';
import { type FieldPart, toControlTexts } from '../field-part.ts';

export const time: FieldPart<'time'> = {
  Input: (props) => (
    <TextField
      {...toControlTexts(props)}
      type="time"
      value={props.value ?? ''}
      onChange={(clock) => props.onChange(clock.slice(0, 5) || undefined)}
    />
  ),
  Reader: ({ value }) => <time dateTime={value}>{value}</time>,
};
