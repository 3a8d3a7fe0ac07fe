import type { Condition, ConditionOp, ConditionTest } from '@yizhan/contract/conditions.ts';
import type { Field } from '@yizhan/contract/fields.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { NumberField } from '../../forms/NumberField.tsx';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { fieldDesigns } from './fields/registry.ts';

const t = textsOf({ processDesign });

const opNames: Record<ConditionOp, string> = {
  ...{ '=': t('op_eq'), '!=': t('op_ne'), in: t('op_in'), '<': t('op_lt'), '>': t('op_gt') },
  ...{ empty: t('op_empty'), filled: t('op_filled') },
};
const opsBy = {
  text: ['=', '!=', 'in', 'empty', 'filled'],
  number: ['=', '!=', '<', '>', 'empty', 'filled'],
  date: ['=', '<', '>', 'empty', 'filled'],
  none: ['empty', 'filled'],
} as const satisfies Record<string, readonly ConditionOp[]>;

const comparesOf = (field: Field | undefined) => (field && fieldDesigns[field.kind].compares) ?? 'none';

type ConditionEditorProps = {
  /** What it may ask about. */
  fields: readonly Field[];
  value: Condition;
  onChange: (condition: Condition) => void;
};

/** Questions about fields, joined by all or any. */
export function ConditionEditor({ fields, value, onChange }: ConditionEditorProps) {
  const { join, tests } = value;
  const set = (next: ConditionTest[]) => onChange({ join, tests: next });
  return (
    <Stack gap={2} align="start">
      {tests.length > 1 && (
        <Select
          aria-label={t('condition')}
          size="small"
          value={join}
          onChange={(next) => onChange({ join: next, tests })}
          options={[
            { value: 'all', label: t('joinAll') },
            { value: 'any', label: t('joinAny') },
          ]}
        />
      )}
      {tests.map((test, at) => (
        <TestEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: tests have no identity, and keep no state
          key={at}
          fields={fields}
          test={test}
          onChange={(next) => set(tests.map((one, index) => (index === at ? next : one)))}
          onRemove={tests.length > 1 ? () => set(tests.filter((_, index) => index !== at)) : undefined}
        />
      ))}
      <Button
        size="small"
        variant="quiet"
        icon="plus"
        disabled={tests.length >= processLimits.maxTests || fields.length === 0}
        onClick={() => set([...tests, { field: fields[0]?.key ?? '', op: 'filled' }])}
      >
        {t('addTest')}
      </Button>
    </Stack>
  );
}

type TestEditorProps = {
  fields: readonly Field[];
  test: ConditionTest;
  onChange: (test: ConditionTest) => void;
  onRemove: (() => void) | undefined;
};

function TestEditor({ fields, test, onChange, onRemove }: TestEditorProps) {
  const field = fields.find(({ key }) => key === test.field);
  const ops: readonly ConditionOp[] = opsBy[comparesOf(field)];
  // A field that is gone still stands there, so that it is seen and can be replaced.
  const choices = field ? fields : [{ key: test.field, label: test.field }, ...fields];
  return (
    <div className="design-test">
      <Select
        aria-label={t('testField')}
        size="small"
        value={test.field}
        onChange={(key) => onChange({ field: key, op: 'filled' })}
        options={choices.map(({ key, label }) => ({ value: key, label }))}
      />
      <Select
        aria-label={t('testOp')}
        size="small"
        value={test.op}
        onChange={(op) => onChange({ field: test.field, op })}
        options={(ops.includes(test.op) ? ops : [test.op, ...ops]).map((op) => ({ value: op, label: opNames[op] }))}
      />
      <TestValue field={field} test={test} onChange={(value) => onChange({ ...test, value })} />
      {onRemove && <IconButton icon="trash" size="small" label={t('removeTest')} onClick={onRemove} />}
    </div>
  );
}

type TestValueProps = {
  field: Field | undefined;
  test: ConditionTest;
  onChange: (value: NonNullable<ConditionTest['value']>) => void;
};

const optionsOf = (field: Field | undefined): readonly string[] =>
  field && 'options' in field.settings && field.settings.dictionary === '' ? field.settings.options : [];

function TestValue({ field, test: { op, value }, onChange }: TestValueProps) {
  if (op === 'empty' || op === 'filled') return null;
  const label = t('testValue');
  if (op === 'in') {
    const list = Array.isArray(value) ? value.join(',') : '';
    return (
      <TextField
        aria-label={label}
        placeholder={t('listHelp')}
        value={list}
        onChange={(typed) => onChange(typed === '' ? [] : typed.split(/[,，、]/))}
      />
    );
  }
  if (comparesOf(field) === 'number')
    return (
      <NumberField
        label=""
        decimals={4}
        value={typeof value === 'number' ? value : undefined}
        onChange={(number) => onChange(number ?? 0)}
      />
    );
  const options = optionsOf(field);
  const text = value === undefined || Array.isArray(value) ? '' : String(value);
  if (options.length > 0)
    return (
      <Select
        aria-label={label}
        size="small"
        value={text}
        onChange={onChange}
        options={['', ...options].map((option) => ({ value: option, label: option }))}
      />
    );
  return (
    <TextField
      aria-label={label}
      type={comparesOf(field) === 'date' ? 'date' : 'text'}
      value={text}
      onChange={onChange}
    />
  );
}
