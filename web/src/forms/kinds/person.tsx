import { type FieldPart, toControlTexts } from '../field-part.ts';
import { PersonPicker } from '../PersonPicker.tsx';

export const person: FieldPart<'person'> = {
  Input: (props) => <PersonPicker {...toControlTexts(props)} value={props.value} onChange={props.onChange} />,
  Reader: ({ value }) => value.name,
};
