import { sections } from '@yizhan/contract/sections.ts';
import { audit } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { TabbedSection } from '../../admin-kit/TabbedSection.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { ChangesTab } from './ChangesTab.tsx';

const t = textsOf({ audit });
const menuName = textsOf({ menus });

/** In tab order. Names and imports only. */
const parts = {
  changes: ChangesTab,
  signIns: lazyPart(() => import('./SignInsTab.tsx')),
} as const;

/** For auditors: who changed what, and who signed in. */
export default function AuditSection() {
  return <TabbedSection title={menuName(sections.audit.menu)} className="audit" parts={parts} t={t} />;
}
