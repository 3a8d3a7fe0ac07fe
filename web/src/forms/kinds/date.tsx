import { TextField } from '../../ui/TextField.tsx';
import { earliestDay } from '../earliest-day.ts';
import { type FieldPart, toControlTexts } from '../field-part.ts';

export const date: FieldPart<'date'> = {
  Input: (props) => (
    <TextField
      {...toControlTexts(props)}
      type="date"
      min={earliestDay(props.field.settings.from, new Date())}
      max="9999-12-31"
      value={props.value ?? ''}
      onChange={(day) => props.onChange(day || undefined)}
    />
  ),
  Reader: ({ value }) => <time dateTime={value}>{value}</time>,
};
