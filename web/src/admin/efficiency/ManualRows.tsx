import type { EfficiencyContent } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { efficiencyManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import type { Path } from '../../admin-kit/form/field-error.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ efficiencyManage });

type Manual = EfficiencyContent['manual'];
type ManualRowsProps = {
  manual: Manual;
  errorAt: (path: Path, label: string) => string | undefined;
  onChange: (manual: Manual) => void;
};

/** Figures that no system reports: their names and values as people enter them. */
export function ManualRows({ manual, errorAt, onChange }: ManualRowsProps) {
  const change = (at: number, changes: Partial<Manual[number]>) =>
    onChange(manual.map((one, n) => (n === at ? { ...one, ...changes } : one)));
  const field = (at: number, key: 'name' | 'value', label: string) => (
    <TextField
      label={label}
      required
      maxLength={efficiencyLimits.manualLength}
      value={manual[at]?.[key] ?? ''}
      error={errorAt(['manual', at, key], label)}
      onChange={(text) => change(at, { [key]: text })}
    />
  );
  return (
    <>
      <p className="admin-muted">{t('manualHelp')}</p>
      {[...manual.keys()].map((at) => (
        <div key={at} className="eff-config__manual">
          {field(at, 'name', t('manualName'))}
          {field(at, 'value', t('manualValue'))}
          <IconButton
            icon="trash"
            label={t('removeManual', { name: manual[at]?.name ?? '' })}
            onClick={() => onChange(manual.filter((_, n) => n !== at))}
          />
        </div>
      ))}
      {manual.length < efficiencyLimits.maxManual && (
        <Button icon="plus" onClick={() => onChange([...manual, { name: '', value: '' }])}>
          {t('addManual')}
        </Button>
      )}
    </>
  );
}
