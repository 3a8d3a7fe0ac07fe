import { useQuery } from '@tanstack/react-query';
import * as healthLimits from '@yizhan/contract/limits/health.ts';
import { healthManage } from '@yizhan/contract/texts/zh-CN/health-manage.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import './HealthSection.css';
import { HealthLine } from './HealthLine.tsx';
import { linesOf } from './health-lines.ts';

const t = textsOf({ healthManage });
const menuName = textsOf({ menus });

/** Whether what the portal depends on works, and what to do where it does not. */
export default function HealthSection() {
  const report = useQuery({ ...query.health.get({}), refetchInterval: healthLimits.refreshMs });
  const title = menuName('userFrameConfig/manage/health');
  useTitle(title);
  const again = (
    <Button icon="refresh" loading={report.isFetching} onClick={() => void report.refetch()}>
      {t('again')}
    </Button>
  );
  return (
    <Page wide title={title} description={t('description')} actions={again}>
      <section className="admin-card health" aria-label={title}>
        <Loaded query={report} skeleton={<TableSkeleton />}>
          {(found) => (
            <>
              <p className="admin-muted">{t('checkedAt', { at: found.at })}</p>
              <ul className="health__lines">
                {linesOf(found).map((line) => (
                  <HealthLine key={line.name} {...line} />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </section>
    </Page>
  );
}
