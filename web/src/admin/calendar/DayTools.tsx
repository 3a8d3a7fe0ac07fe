import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { calendarManage } from '@yizhan/contract/texts/zh-CN/calendar-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type DayTool, dayTools } from './year-rules.ts';

const t = textsOf({ calendarManage });

type DayToolsProps = {
  tool: DayTool;
  name: string;
  /** Two clicks mark all days between them, for those who have no Shift key. */
  isSpan: boolean;
  onTool: (tool: DayTool) => void;
  onName: (name: string) => void;
  /** The name is complete. */
  onNamed: () => void;
  onSpan: (isSpan: boolean) => void;
};

/** Which mark a click makes, and the legend of the marks. */
export function DayTools({ tool, name, isSpan, onTool, onName, onNamed, onSpan }: DayToolsProps) {
  return (
    <div className="day-tools">
      <fieldset className="day-tools__marks">
        <legend>{t('tools')}</legend>
        {dayTools.map((one) => (
          <Chip key={one} selected={one === tool} onClick={() => onTool(one)}>
            {t(one)}
          </Chip>
        ))}
      </fieldset>
      <Chip selected={isSpan} onClick={() => onSpan(!isSpan)}>
        {t('inSpans')}
      </Chip>
      {tool !== 'clear' && (
        <TextField
          className="day-tools__name"
          aria-label={t('dayName')}
          placeholder={t('dayNameHint')}
          maxLength={fieldLimits.nameLength}
          value={name}
          onChange={onName}
          onBlur={onNamed}
        />
      )}
      <ul className="day-tools__legend" aria-label={t('legend')}>
        <li className="is-off is-official">
          {t('official')}
          {t('off')}
        </li>
        <li className="is-work is-official">
          {t('official')}
          {t('work')}
        </li>
        <li className="is-off is-own">
          {t('own')}
          {t('off')}
        </li>
        <li className="is-work is-own">
          {t('own')}
          {t('work')}
        </li>
        <li className="is-pending">{t('pending')}</li>
      </ul>
    </div>
  );
}
