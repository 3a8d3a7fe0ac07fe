import { sectionDetails } from '@yizhan/contract/section-details.ts';
import { type SectionName, sections } from '@yizhan/contract/sections.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { textsOf } from '../lib/text.ts';
import { Icon } from '../ui/Icon.tsx';
import '../ui/IconButton.css';

const t = textsOf({ admin });
const menuName = textsOf({ menus });

/** (?) beside the title: the page of the handbook on this section, in a tab of its own. */
export function HandbookLink({ section }: { section: SectionName }) {
  const label = t('handbook', { name: menuName(sections[section].menu) });
  return (
    <a
      className="yz-iconbutton admin-handbook"
      href={`/handbook/${sectionDetails[section].handbook}`}
      target="_blank"
      rel="noopener"
      title={label}
    >
      <Icon name="help" size={18} label={label} />
    </a>
  );
}
