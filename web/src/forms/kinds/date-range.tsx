import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { daysFrom } from '../../lib/days.ts';
import { textsOf } from '../../lib/text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { earliestDay } from '../earliest-day.ts';
import { type FieldPart, type InputProps, toControlTexts } from '../field-part.ts';
import { GroupField } from '../GroupField.tsx';

const t = textsOf({ forms });

type Range = { from: string; to: string; days?: number | undefined; workingDays?: number | undefined };

/** How long it is; the working days are the server's count. */
function lengthOf({ from, to, workingDays }: Range): string | undefined {
  if (!from || !to || to < from) return undefined;
  const n = daysFrom(from, to) + 1;
  return workingDays === undefined ? t('days', { n }) : t('workingDays', { n, working: workingDays });
}

function Input(props: InputProps<'dateRange'>) {
  const { field, id, value, onChange } = props;
  const { from = '', to = '' } = value ?? {};
  const min = earliestDay(field.settings.from, new Date());
  // A range is only there as a whole, but half of it must not be lost while it is typed.
  const change = (next: { from: string; to: string }) => onChange(next.from || next.to ? next : undefined);
  const texts = toControlTexts(props);
  return (
    <GroupField {...texts} id={`${id}-group`} help={lengthOf({ from, to }) ?? texts.help}>
      <div className="form-range">
        <TextField
          id={id}
          type="date"
          aria-label={t('rangeFrom', { label: field.label })}
          min={min}
          max="9999-12-31"
          value={from}
          onChange={(day) => change({ from: day, to })}
        />
        <span className="form-range__until">{t('until')}</span>
        <TextField
          type="date"
          aria-label={t('rangeTo', { label: field.label })}
          min={from || min}
          max="9999-12-31"
          value={to}
          onChange={(day) => change({ from, to: day })}
        />
      </div>
    </GroupField>
  );
}

export const dateRange: FieldPart<'dateRange'> = {
  Input,
  Reader: ({ value }) => (
    <>
      <time dateTime={value.from}>{value.from}</time> {t('until')} <time dateTime={value.to}>{value.to}</time>{' '}
      <span className="form-small">{lengthOf(value)}</span>
    </>
  ),
};
