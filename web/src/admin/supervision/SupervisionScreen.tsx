import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { useSearchParams } from 'react-router';
import { textsOf } from '../../lib/text.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { CasesTab } from './CasesTab.tsx';
import { OrdersTab } from './OrdersTab.tsx';
import type { SupervisionArea } from './place.ts';
import { ReportTab } from './ReportTab.tsx';
import './supervision.css';

const t = textsOf({ supervisionManage });
const tabs = { cases: CasesTab, orders: OrdersTab, report: ReportTab } as const;
type Tab = keyof typeof tabs;
/** The report is about the whole school. */
const tabsOf: Readonly<Record<SupervisionArea, readonly Tab[]>> = {
  supervision: ['cases', 'orders', 'report'],
  departmentCases: ['cases', 'orders'],
};

/** The cases behind the figures, and the orders about them. The address says which, and how deep one is. */
export function SupervisionScreen({ section }: { section: SupervisionArea }) {
  const [params, setParams] = useSearchParams();
  const shown = tabsOf[section];
  const tab = shown.find((one) => one === params.get('tab')) ?? 'cases';
  const Shown = tabs[tab];
  const row = (
    <Tabs
      className="admin-supervision__tabs"
      label={t('tabs')}
      tabs={shown.map((key) => ({ key, label: t(key) }))}
      value={tab}
      onChange={(key) => setParams(key === 'cases' ? '' : `tab=${key}`)}
    />
  );
  return <Shown section={section} tabs={row} />;
}
