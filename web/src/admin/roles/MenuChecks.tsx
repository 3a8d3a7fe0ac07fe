import type { RoleRow } from '@yizhan/contract/entities/roles.ts';
import { platformMenus } from '@yizhan/contract/platform-menus.ts';
import { sectionDetails, sectionGroups } from '@yizhan/contract/section-details.ts';
import { type Menu, menus, sectionNames, sections } from '@yizhan/contract/sections.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { menuNotes, menus as menusTexts } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { roleMenus } from '@yizhan/contract/texts/zh-CN/role-menus.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

const t = textsOf({ roleMenus });
const menuNote = textsOf({ menuNotes });
const menuName = textsOf({ menus: menusTexts });
const adminText = textsOf({ admin });

type MenuChecksProps = {
  stored: RoleRow | undefined;
  value?: Menu[];
  onChange?: (menus: Menu[]) => void;
};

const ADMINISTRATORS = 'TENANT_ADMIN';

const groupOf = new Map<Menu, string>(sectionNames.map((name) => [sections[name].menu, sectionDetails[name].group]));

/** Every menu entry with a description of what it opens; entries the person lacks cannot be granted. */
export function MenuChecks({ stored, value = [], onChange }: MenuChecksProps) {
  const ownMenu = useSession((s) => s.session?.configurationMenu);
  const runsSchool = useSession((s) => s.me?.roles.some(({ code }) => code === ADMINISTRATORS) ?? false);
  const own = new Set(ownMenu?.map(({ code }) => code));
  const fixed = stored?.code === ADMINISTRATORS ? stored.menus : [];
  const mine = (menu: Menu) => own.has(menu) || (runsSchool && !platformMenus.includes(menu));
  // What only the platform can grant is no concern of a school.
  const listed = menus.filter((menu) => !platformMenus.includes(menu) || mine(menu) || value.includes(menu));
  const toggle = (menu: Menu, on: boolean) =>
    onChange?.(menus.filter((each) => (each === menu ? on : value.includes(each))));
  const row = (menu: Menu) => (
    <li key={menu} className="admin-menus__entry">
      <Checkbox
        checked={value.includes(menu)}
        disabled={fixed.includes(menu) || !mine(menu)}
        onChange={(on) => toggle(menu, on)}
      >
        <span className="admin-menus__name">{menuName(menu)}</span>
        <span className="admin-menus__note">
          {mine(menu) ? menuNote(menu) : t('notYours', { note: menuNote(menu) })}
        </span>
      </Checkbox>
    </li>
  );
  return (
    <div className="admin-menus">
      <p className="admin-menus__count" aria-live="polite">
        <span>{t('chosen', { n: value.length, total: listed.length })}</span>
        <span>{t(fixed.length > 0 ? 'menusKept' : 'menusHelp')}</span>
      </p>
      {sectionGroups.map((group) => (
        <fieldset key={group} className="admin-menus__group">
          <legend>{adminText(group)}</legend>
          <ul>{listed.filter((menu) => groupOf.get(menu) === group).map(row)}</ul>
        </fieldset>
      ))}
    </div>
  );
}
