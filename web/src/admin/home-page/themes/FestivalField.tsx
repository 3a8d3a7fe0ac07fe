import type { ThemeContent } from '@yizhan/contract/entities/theme.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { Switch } from 'antd';
import { TimePicker } from '../../../admin-kit/TimePicker.tsx';
import { toWireTime } from '../../../lib/format.ts';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ portalConfig });

type Festival = ThemeContent['festival'];
type FestivalFieldProps = { id?: string; value?: Festival; onChange?: (festival: Festival) => void };

const DAY_MS = 86_400_000;
/** Three days from tomorrow, as a starting point. */
const suggested = () => {
  const midnight = (days: number) => `${toWireTime(new Date(Date.now() + days * DAY_MS)).slice(0, 10)} 00:00:00`;
  return { from: midnight(1), until: midnight(4) };
};

/** Always available, or for a festival with its time window. */
export function FestivalField({ id, value = null, onChange }: FestivalFieldProps) {
  return (
    <div className="theme-festival">
      <div className="theme-festival__switch">
        <Switch
          {...(id && { id })}
          aria-label={t('festivalOn')}
          checked={value !== null}
          onChange={(on) => onChange?.(on ? suggested() : null)}
        />
        {t('festivalOn')}
      </div>
      {value && (
        <div className="theme-festival__window">
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the picker is the control */}
          <label>
            {t('begins')}
            <TimePicker value={value.from} onChange={(from) => from && onChange?.({ ...value, from })} />
          </label>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the picker is the control */}
          <label>
            {t('ends')}
            <TimePicker value={value.until} onChange={(until) => until && onChange?.({ ...value, until })} />
          </label>
        </div>
      )}
    </div>
  );
}
