import { DatePicker } from 'antd';
import dayjs from 'dayjs';

type TimePickerProps = { id?: string; value?: string | null; onChange?: (time: string | null) => void };

/** A minute of the school's day as the wire carries it: `yyyy-MM-dd HH:mm:ss`, or null. */
export function TimePicker({ value, onChange, ...rest }: TimePickerProps) {
  return (
    <DatePicker
      value={value ? dayjs(value) : null}
      onChange={(at) => onChange?.(at ? at.format('YYYY-MM-DD HH:mm:00') : null)}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      format="YYYY-MM-DD HH:mm"
      {...rest}
    />
  );
}
