import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sections } from '@yizhan/contract/sections.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { monthReport } from '@yizhan/contract/texts/zh-CN/month-report.ts';
import { useSearchParams } from 'react-router';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Select } from '../../ui/Select.tsx';
import { isMonth, monthEarlier, monthName, monthsUpTo } from './months.ts';
import type { TabProps } from './place.ts';
import { ReportPaper } from './ReportPaper.tsx';
import './report.css';
import { Row } from '../../ui/layout/Row.tsx';

const t = textsOf({ monthReport });
const manage = textsOf({ supervisionManage });
const menuName = textsOf({ menus });

const thisMonth = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);

/** The report of a month, to read and to print; the address says which. */
export function ReportTab({ section, tabs }: TabProps) {
  const [params, setParams] = useSearchParams();
  const given = params.get('month') ?? '';
  const last = thisMonth();
  const month = isMonth(given) && given <= last ? given : monthEarlier(last, 1);
  const months = monthsUpTo(last);
  const show = (next: string) => setParams(`tab=report&month=${next}`);
  const found = useQuery({ ...query.supervision.report({ month }), placeholderData: keepPreviousData });
  const name = menuName(sections[section].menu);
  useTitle(name);
  return (
    <Page wide title={name} description={manage('description')}>
      <section className="admin-card report" aria-label={manage('report')}>
        <div className="admin-list__filters report__tools">
          {tabs}
          <Row as="span" gap={1}>
            <IconButton icon="arrow-left" label={t('earlier')} onClick={() => show(monthEarlier(month, 1))} />
            <Select
              size="small"
              aria-label={t('choose')}
              value={month}
              onChange={show}
              options={(months.includes(month) ? months : [...months, month]).map((value) => ({
                value,
                label: monthName(value),
              }))}
            />
            <IconButton
              icon="arrow-right"
              label={t('later')}
              disabled={month >= last}
              onClick={() => show(monthEarlier(month, -1))}
            />
          </Row>
          <Button icon="print" disabled={!found.data} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
        <Loaded query={found} skeleton={<TableSkeleton />}>
          {(report) => <ReportPaper report={report} isOver={report.month < last} />}
        </Loaded>
      </section>
    </Page>
  );
}
