import { DatePicker } from 'antd';
import dayjs from 'dayjs';

type MomentPickerProps = { id?: string; value?: string | null; onChange?: (moment: string | null) => void };

/** A moment as the wire carries it: `yyyy-MM-dd HH:mm:ss` of the school, wherever the browser is; or null. */
export function MomentPicker({ value, onChange, ...rest }: MomentPickerProps) {
  return (
    <DatePicker
      value={value ? dayjs(value) : null}
      onChange={(moment) => onChange?.(moment ? moment.format('YYYY-MM-DD HH:mm:00') : null)}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      format="YYYY-MM-DD HH:mm"
      {...rest}
    />
  );
}
