import { Select } from 'antd';
import { clearable } from '../../ui/antd-icons.tsx';

type FilterSelectProps = {
  label: string;
  /** Placeholder while nothing is selected. */
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[] | undefined;
  onChange: (value: string | undefined) => void;
};

export function FilterSelect({ label, any, value, options = [], onChange }: FilterSelectProps) {
  return (
    <Select
      className="admin-filter"
      aria-label={label}
      placeholder={any}
      allowClear={clearable()}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      value={value ?? null}
      options={[...options]}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
