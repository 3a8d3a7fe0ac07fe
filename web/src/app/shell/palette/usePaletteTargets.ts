import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import type { Sections } from '../../../features/personal/section.ts';
import { hrefOf, paths } from '../../../lib/paths.ts';
import { textsOf } from '../../../lib/text.ts';
import type { IconName } from '../../../ui/icons/names.ts';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { usePersonalSections } from '../../personal-sections.ts';
import { useAccountItems } from '../useAccountItems.ts';
import { type Entry, useConfiguration, useMenu } from '../useMenu.ts';
import type { Target } from './palette-rules.ts';

const t = textsOf({ personal });

export type PaletteTarget = Target & {
  icon: IconName;
  open: () => void;
  /** Ranges of the search matches in the name. */
  ranges?: HallService['nameMarks'];
};

export const goTo = (href: string) => () => location.assign(href);

const toTarget =
  (group: Target['group'], note?: string) =>
  (entry: Entry): PaletteTarget => ({
    ...(note && { note }),
    key: `${group}-${entry.key}`,
    name: entry.name,
    icon: entry.icon,
    group,
    open: () => void (entry.outside ? window.open(entry.href, '_blank', 'noreferrer') : location.assign(entry.href)),
  });

/** What a person sets or finds of their own: the sections of the personal centre. */
const toSetting = ({ key, icon }: Sections[number]): PaletteTarget => ({
  ...{ key: `settings-${key}`, name: t(key), note: t('title'), icon, group: 'searchSettings' },
  open: goTo(hrefOf(`${paths.personal}?section=${key}`)),
});

/** Whatever the account menu does is a command here: one list for both. */
function toCommand(item: MenuItem): PaletteTarget[] {
  if (item.kind === 'line' || item.kind === 'group' || item.checked === true) return [];
  const { key, label, icon = 'arrow-right', note, href, onSelect } = item;
  if (href !== undefined || !onSelect) return [];
  return [
    {
      ...{ key: `action-${key}`, name: label, icon, group: 'searchActions', open: onSelect },
      ...(typeof note === 'string' && note !== '' && { note }),
    },
  ];
}

/** Everything the user may open or do from here. */
export function usePaletteTargets(): PaletteTarget[] {
  const pages = useMenu().flatMap(
    (entry) => entry.children?.map(toTarget('searchPages', entry.name)) ?? toTarget('searchPages')(entry),
  );
  const settings = usePersonalSections().map(toSetting);
  const screens = useConfiguration().map(toTarget('searchManage'));
  const commands = useAccountItems().flatMap(toCommand);
  return [...pages, ...settings, ...screens, ...commands];
}
