import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { TabbedSection } from '../../admin-kit/TabbedSection.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { ServicesTab } from './ServicesTab.tsx';
import './Services.css';

const t = textsOf({ servicesManage });
const menuName = textsOf({ menus });

const menu = 'userFrameConfig/manage/services';

/** The parts of the hall, in tab order. Names and imports only. */
const parts = {
  services: ServicesTab,
  scenes: lazyPart(() => import('./scenes/ScenesTab.tsx')),
  types: lazyPart(() => import('./types/TypesTab.tsx')),
} as const;

export default function ServicesSection() {
  return <TabbedSection title={menuName(menu)} className="services-admin" parts={parts} t={t} />;
}
