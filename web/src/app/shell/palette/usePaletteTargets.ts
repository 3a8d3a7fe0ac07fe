import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { palette } from '@yizhan/contract/texts/zh-CN/palette.ts';
import { useSession } from '../../../lib/session.ts';
import { textsOf } from '../../../lib/text.ts';
import type { IconName } from '../../../ui/icons/names.ts';
import { openDialog } from '../dialogs.ts';
import { type Entry, useConfiguration, useMenu } from '../useMenu.ts';
import type { Target } from './palette-rules.ts';

const t = textsOf({ palette });

export type PaletteTarget = Target & {
  icon: IconName;
  open: () => void;
  /** Ranges of the search matches in the name. */
  ranges?: HallService['nameMarks'];
};

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

/** Everything the user may open from here. */
export function usePaletteTargets(): PaletteTarget[] {
  const pages = useMenu().flatMap(
    (entry) => entry.children?.map(toTarget('searchPages', entry.name)) ?? toTarget('searchPages')(entry),
  );
  const screens = useConfiguration().map(toTarget('searchManage'));
  return [
    ...pages,
    ...screens,
    {
      key: 'password',
      name: t('changePassword'),
      icon: 'key',
      group: 'searchActions',
      open: () => openDialog('password'),
    },
    {
      key: 'out',
      name: t('signOut'),
      icon: 'logout',
      group: 'searchActions',
      open: () => void useSession.getState().loginOut(),
    },
  ];
}
