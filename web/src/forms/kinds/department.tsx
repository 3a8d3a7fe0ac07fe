import { DepartmentPicker } from '../DepartmentPicker.tsx';
import { type FieldPart, toControlTexts } from '../field-part.ts';

export const department: FieldPart<'department'> = {
  Input: (props) => <DepartmentPicker {...toControlTexts(props)} value={props.value} onChange={props.onChange} />,
  Reader: ({ value }) => value.name,
};
