import type { Condition } from '@yizhan/contract/conditions.ts';
import type { Field } from '@yizhan/contract/fields.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ConditionEditor } from './ConditionEditor.tsx';

type OptionalConditionProps = {
  label: string;
  fields: readonly Field[];
  value: Condition | undefined;
  onChange: (condition: Condition | undefined) => void;
};

/** A condition that is there or not. */
export function OptionalCondition({ label, fields, value, onChange }: OptionalConditionProps) {
  const [first] = fields;
  const start = (): Condition | undefined => first && { join: 'all', tests: [{ field: first.key, op: 'filled' }] };
  return (
    <>
      <Checkbox
        checked={value !== undefined}
        disabled={!first && !value}
        onChange={(checked) => onChange(checked ? start() : undefined)}
      >
        {label}
      </Checkbox>
      {value && <ConditionEditor fields={fields} value={value} onChange={onChange} />}
    </>
  );
}
