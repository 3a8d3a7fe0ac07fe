import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { NumberField } from '../../../forms/NumberField.tsx';
import { textsOf } from '../../../lib/text.ts';
import { Select } from '../../../ui/Select.tsx';

const t = textsOf({ processDesign });

type Text = Parameters<typeof t>[0];
type NumberSettingProps<S extends object> = {
  label: Text;
  name: keyof S;
  value: S;
  onChange: (settings: S) => void;
  decimals?: number;
  /** Left out when emptied; else it takes this value. */
  otherwise?: number;
};

/** One number of the settings. */
export function NumberSetting<S extends object>(props: NumberSettingProps<S>) {
  const { label, name, value, onChange, decimals = 0, otherwise } = props;
  const number = value[name];
  const set = (next: number | undefined) => {
    const { [name]: _, ...rest } = value;
    const chosen = next ?? otherwise;
    onChange((chosen === undefined ? rest : { ...rest, [name]: chosen }) as S);
  };
  return (
    <NumberField
      label={t(label)}
      decimals={decimals}
      value={typeof number === 'number' ? number : undefined}
      onChange={set}
    />
  );
}

type From = 'any' | 'today' | 'tomorrow';

export function FromSetting({ value, onChange }: { value: From; onChange: (from: From) => void }) {
  return (
    <Select
      label={t('from')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'any', label: t('fromAny') },
        { value: 'today', label: t('fromToday') },
        { value: 'tomorrow', label: t('fromTomorrow') },
      ]}
    />
  );
}

/** Lines of a text area as a list, and back. */
export const toLines = (text: string) => text.split('\n');
export const filledLines = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean);
