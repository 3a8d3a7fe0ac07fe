import { efficiencyManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useFreshQuery } from '../../lib/useFreshQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { DashboardEditor } from './DashboardEditor.tsx';
import './efficiency-config.css';

const t = textsOf({ efficiencyManage });
const menuName = textsOf({ menus });
const menu = 'userFrameConfig/effectivenessMonitoringConfig';

/** What the dashboard shows and to whom. Refetched only on request, so that nothing replaces unsaved input. */
export default function EfficiencySection() {
  useTitle(menuName(menu));
  const found = useFreshQuery(query.efficiency.config());
  return (
    <Page
      wide
      title={menuName(menu)}
      description={t('description')}
      actions={<a href={hrefOf(paths.efficiency)}>{t('preview')}</a>}
    >
      <Loaded query={found} skeleton={<TableSkeleton />}>
        {({ content, ...state }) => (
          <DashboardEditor
            key={`${state.id} ${state.version}`}
            state={state}
            content={content}
            onReload={() => found.refetch()}
          />
        )}
      </Loaded>
    </Page>
  );
}
