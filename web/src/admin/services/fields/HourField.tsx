import { Input } from 'antd';

const MIDNIGHT = '00:00';
/** The end of a day, which the browser's time input cannot express. */
const END = '24:00';

type HourFieldProps = {
  label: string;
  /** Midnight then means the end of the day. */
  end?: boolean;
  id?: string;
  value?: string;
  onChange?: (hour: string) => void;
};

/** `HH:mm` of the day. */
export function HourField({ label, end = false, value, onChange, ...rest }: HourFieldProps) {
  return (
    <Input
      type="time"
      aria-label={label}
      value={value === END ? MIDNIGHT : value}
      onChange={({ target }) => onChange?.(end && target.value === MIDNIGHT ? END : target.value)}
      {...rest}
    />
  );
}
