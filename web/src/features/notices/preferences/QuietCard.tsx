import type { NoticePreference } from '@yizhan/contract/entities/channel.ts';
import { noticePreferences } from '@yizhan/contract/texts/zh-CN/notice-preferences.ts';
import { useState } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const t = textsOf({ noticePreferences });

type Quiet = NoticePreference['quiet'];
type QuietCardProps = { quiet: Quiet; onChange: (quiet: Quiet) => void };

/** A time is saved when its field is left: half a time is none. */
export function QuietCard({ quiet, onChange }: QuietCardProps) {
  const [typed, setTyped] = useState<Partial<Quiet>>({});
  const save = (change: Partial<Quiet>) => {
    setTyped({});
    const next = { ...quiet, ...change };
    if (next.on !== quiet.on || next.from !== quiet.from || next.to !== quiet.to) onChange(next);
  };
  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      type="time"
      label={label}
      value={typed[name] ?? quiet[name]}
      disabled={!quiet.on}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
      onBlur={() => save(typed[name] ? { [name]: typed[name] } : {})}
    />
  );
  const { from, to } = { ...quiet, ...typed };
  return (
    <Card title={t('quiet')}>
      <Checkbox checked={quiet.on} onChange={(on) => save({ on })}>
        {t('quietOn')}
      </Checkbox>
      <div className="notice-preferences__hours">
        {field('from', t('from'))}
        {field('to', t(from < to ? 'to' : 'toNextDay'))}
      </div>
      <p className="notice-preferences__text">{t('quietText')}</p>
    </Card>
  );
}
