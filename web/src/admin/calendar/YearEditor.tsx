import type { CalendarYear } from '@yizhan/contract/entities/calendar.ts';
import { calendarManage } from '@yizhan/contract/texts/zh-CN/calendar-manage.ts';
import { useState } from 'react';
import { useLeaveGuard } from '../../admin-kit/form/useLeaveGuard.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { DayTools } from './DayTools.tsx';
import { YearGrid } from './YearGrid.tsx';
import { type Changes, type DayTool, mark, nameDays, spanOf } from './year-rules.ts';

const t = textsOf({ calendarManage });

type YearEditorProps = { data: CalendarYear; onSaved: () => Promise<unknown> };

/** The days of a year, marked by clicking and saved together. */
export function YearEditor({ data, onSaved }: YearEditorProps) {
  const [tool, setTool] = useState<DayTool>('off');
  const [name, setName] = useState('');
  const [changes, setChanges] = useState<Changes>(new Map());
  /** Marked before they had a name: what is typed next is theirs. */
  const [unnamed, setUnnamed] = useState<readonly string[]>([]);
  const [last, setLast] = useState<string>();
  const [isSpan, setIsSpan] = useState(false);
  const [busy, setBusy] = useState(false);
  useLeaveGuard(changes.size > 0);
  const choose = (day: string, toHere: boolean) => {
    const isEnd = last !== undefined && (toHere || isSpan);
    const days = isEnd ? spanOf(last, day) : [day];
    setChanges((before) => mark(before, data, { days, tool, name: name.trim() }));
    if (name.trim() === '') setUnnamed((before) => [...before, ...days]);
    // With a span the next day begins another one.
    setLast(isEnd && isSpan ? undefined : day);
  };
  const type = (next: string) => {
    setName(next);
    setChanges((before) => nameDays(before, unnamed, next.trim()));
  };
  const keepName = () => {
    if (name.trim() !== '') setUnnamed([]);
  };
  const chooseSpan = (next: boolean) => {
    setIsSpan(next);
    setLast(undefined);
  };
  const restart = () => {
    setChanges(new Map());
    setUnnamed([]);
    setLast(undefined);
  };
  const save = async () => {
    setBusy(true);
    if (await runAction(api.calendar.saveDays({ days: [...changes.values()] }))) {
      await onSaved();
      restart();
      toast.success(t('daysSaved'));
    }
    setBusy(false);
  };
  const copy = async () => {
    setBusy(true);
    const done = await runAction(api.calendar.copyOfficial({ year: data.year }));
    if (done) {
      await onSaved();
      toast.success(done.answer.copied > 0 ? t('copied', { n: done.answer.copied }) : t('copiedNone'));
    }
    setBusy(false);
  };
  const official = data.isAnnounced && (
    <Button size="small" title={t('copyHelp')} loading={busy} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
  return (
    <Card title={t('days')} menu={official} className="year-editor">
      {!data.isAnnounced && (
        <p className="year-editor__warning" role="note">
          <Icon name="warning" size={16} /> {t('notAnnounced', { year: data.year })}
        </p>
      )}
      <p className="year-editor__text">{t('daysText')}</p>
      <DayTools
        tool={tool}
        name={name}
        isSpan={isSpan}
        onTool={setTool}
        onName={type}
        onNamed={keepName}
        onSpan={chooseSpan}
      />
      <YearGrid data={data} changes={changes} onDay={choose} />
      {changes.size > 0 && (
        <div className="year-editor__bar" role="status">
          <span>{t('changes', { n: changes.size })}</span>
          <Button disabled={busy} onClick={restart}>
            {t('discard')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      )}
    </Card>
  );
}
