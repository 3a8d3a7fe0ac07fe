import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { TabbedSection } from '../../admin-kit/TabbedSection.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { ClientsTab } from './ClientsTab.tsx';
import './Open.css';

const t = textsOf({ openManage });
const menuName = textsOf({ menus });

const menu = 'userFrameConfig/manage/open';

/** In tab order. Names and imports only. */
const parts = {
  clients: ClientsTab,
  connectors: lazyPart(() => import('./connectors/ConnectorsTab.tsx')),
  calls: lazyPart(() => import('./CallsTab.tsx')),
  webhooks: lazyPart(() => import('./DeliveriesTab.tsx')),
  tester: lazyPart(() => import('./TesterTab.tsx')),
  examples: lazyPart(() => import('./ExamplesTab.tsx')),
} as const;

/** 开放接口: for those who connect another system. */
export default function OpenSection() {
  return <TabbedSection title={menuName(menu)} className="open-admin" parts={parts} t={t} />;
}
