import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import { calendarManage } from '@yizhan/contract/texts/zh-CN/calendar-manage.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { useSearchParams } from 'react-router';
import { BulkActions } from '../../admin-kit/bulk/BulkActions.tsx';
import { confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { toWireTime } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-now.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { EventList } from './EventList.tsx';
import { TermList } from './TermList.tsx';
import './YearEditor.css';
import { YearEditor } from './YearEditor.tsx';

const t = textsOf({ calendarManage });
const menuName = textsOf({ menus });

/** 校历管理: the terms, days and events of a year. */
export default function CalendarSection() {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const named = Number(search.get('year'));
  const { minYear, maxYear } = calendarLimits;
  const thisYear = Number(toWireTime(serverNow()).slice(0, 4));
  const year = named >= minYear && named <= maxYear && Number.isInteger(named) ? named : thisYear;
  const found = useQuery(query.calendar.year({ year }));
  const refresh = () => client.invalidateQueries({ queryKey: query.calendar.queryKey });
  useTitle(menuName('userFrameConfig/manage/calendar'));
  const turn = async (to: number) => {
    if (await confirmLeave()) setSearch({ year: String(to) });
  };
  return (
    <Page
      wide
      title={menuName('userFrameConfig/manage/calendar')}
      description={t('description')}
      actions={<BulkActions list="schoolDays" />}
    >
      <div className="year-turn">
        <IconButton
          icon="chevron-left"
          label={t('previousYear')}
          disabled={year <= minYear}
          onClick={() => void turn(year - 1)}
        />
        <strong aria-live="polite">{t('year', { year })}</strong>
        <IconButton
          icon="chevron-right"
          label={t('nextYear')}
          disabled={year >= maxYear}
          onClick={() => void turn(year + 1)}
        />
      </div>
      <Loaded query={found} skeleton={<TableSkeleton />}>
        {(data) => (
          <div className="year-parts">
            <YearEditor key={data.year} data={data} onSaved={refresh} />
            <div className="year-side">
              <TermList terms={data.terms} onSaved={refresh} />
              <EventList events={data.events} onSaved={refresh} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
