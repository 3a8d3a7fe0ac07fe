import { dueActions, type Step, stepExtras, stepModes } from '@yizhan/contract/flow.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { NumberField } from '../../../forms/NumberField.tsx';
import { textsOf } from '../../../lib/text.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Select } from '../../../ui/Select.tsx';

const t = textsOf({ processDesign });

type StepPanelProps = { step: Step; onChange: (changes: Partial<Step>, tag?: string) => void };

/** How a step is decided, until when, and what it allows beside the decision. */
export function StepPanel({ step, onChange }: StepPanelProps) {
  const { mode, dueDays, remindDays, onDue, allows, opinionRequired, onRefuse } = step;
  const setDue = (days: number | undefined) =>
    onChange(
      { dueDays: days === undefined ? undefined : Math.min(Math.max(days, 1), processLimits.maxDueDays) },
      `${step.id}-due`,
    );
  // A reminder on the day it begins would be none.
  const setRemind = (days: number | undefined) =>
    onChange(
      { remindDays: days === undefined ? undefined : Math.min(Math.max(days, 1), (dueDays ?? 2) - 1) },
      `${step.id}-remind`,
    );
  return (
    <>
      <Select
        label={t('mode')}
        value={mode}
        onChange={(next) => onChange({ mode: next })}
        options={stepModes.map((one) => ({ value: one, label: t(`mode_${one}`) }))}
      />
      <NumberField label={t('dueDays')} value={dueDays} onChange={setDue} />
      {dueDays !== undefined && (
        <Select
          label={t('onDue')}
          value={onDue}
          onChange={(next) => onChange({ onDue: next })}
          options={dueActions.map((one) => ({ value: one, label: t(`due_${one}`) }))}
        />
      )}
      {dueDays !== undefined && dueDays > 1 && (
        <NumberField label={t('remindDays')} value={remindDays} onChange={setRemind} />
      )}
      {step.type === 'approve' && (
        <Select
          label={t('onRefuse')}
          value={onRefuse}
          onChange={(next) => onChange({ onRefuse: next })}
          options={[
            { value: 'end', label: t('refuse_end') },
            { value: 'return', label: t('refuse_return') },
          ]}
        />
      )}
      <Checkbox checked={opinionRequired} onChange={(next) => onChange({ opinionRequired: next })}>
        {t('opinionRequired')}
      </Checkbox>
      <fieldset className="design-box">
        <legend>{t('allows')}</legend>
        <div className="design-checks">
          {stepExtras.map((extra) => (
            <Checkbox
              key={extra}
              checked={allows.includes(extra)}
              onChange={(checked) =>
                onChange({ allows: stepExtras.filter((one) => (one === extra ? checked : allows.includes(one))) })
              }
            >
              {t(`allow_${extra}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </>
  );
}
