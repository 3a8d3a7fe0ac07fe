import { DatePicker } from 'antd';
import dayjs from 'dayjs';

type DayPickerProps = {
  id?: string;
  /** Where no visible label stands beside it. */
  label?: string;
  value?: string | null;
  onChange?: (day: string | null) => void;
};

/** A day in wire format: `yyyy-MM-dd`, or null. */
export function DayPicker({ value, label, onChange, ...rest }: DayPickerProps) {
  return (
    <DatePicker
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : null)}
      {...(label && { 'aria-label': label, placeholder: label })}
      {...rest}
    />
  );
}
