import { TextArea } from '../../ui/TextArea.tsx';
import { type FieldPart, toControlTexts } from '../field-part.ts';

export const longText: FieldPart<'longText'> = {
  Input: (props) => (
    <TextArea
      {...toControlTexts(props)}
      counted
      maxLength={props.field.settings.maxLength}
      value={props.value ?? ''}
      onChange={(typed) => props.onChange(typed || undefined)}
    />
  ),
  Reader: ({ value }) => <span className="form-lines">{value}</span>,
};
