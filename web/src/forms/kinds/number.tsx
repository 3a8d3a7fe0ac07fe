import { type FieldPart, toControlTexts } from '../field-part.ts';
import { NumberField } from '../NumberField.tsx';

export const number: FieldPart<'number'> = {
  Input: (props) => (
    <NumberField
      {...toControlTexts(props)}
      decimals={props.field.settings.decimals}
      unit={props.field.settings.unit}
      value={props.value}
      onChange={props.onChange}
    />
  ),
  Reader: ({ field: { settings }, value }) => (
    <span className="form-figure">
      {value.toFixed(settings.decimals)} {settings.unit}
    </span>
  ),
};
