import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';

const t = textsOf({ ui });

type TimePickerProps = {
  id?: string;
  value?: string | null;
  onChange?: (time: string | null) => void;
  /** Adds a button to clear it. */
  optional?: boolean;
};

/** A minute in the school's time zone in wire format: `yyyy-MM-dd HH:mm:ss`, or null. */
export function TimePicker({ value, onChange, optional = false, ...rest }: TimePickerProps) {
  return (
    <>
      <DatePicker
        value={value ? dayjs(value) : null}
        onChange={(at) => onChange?.(at ? at.format('YYYY-MM-DD HH:mm:00') : null)}
        showTime={{ format: 'HH:mm', minuteStep: 5 }}
        format="YYYY-MM-DD HH:mm"
        allowClear={false}
        {...rest}
      />
      {optional && value && (
        <Button variant="quiet" onClick={() => onChange?.(null)}>
          {t('clear')}
        </Button>
      )}
    </>
  );
}
