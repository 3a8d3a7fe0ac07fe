import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { useSession } from '../../../lib/session.ts';
import type { IconName } from '../../../ui/icons/names.ts';
import { openDialog } from '../dialogs.ts';
import { type Entry, useConfiguration, useMenu } from '../useMenu.ts';
import type { Target } from './palette-rules.ts';
import { t } from './words.ts';

export type PaletteTarget = Target & {
  icon: IconName;
  open: () => void;
  /** Where its name has what was looked for. */
  marks?: HallService['nameMarks'];
  /** Quiet words at the right. */
  note?: string;
};

const opened =
  (group: Target['group']) =>
  (entry: Entry): PaletteTarget => ({
    key: `${group}-${entry.key}`,
    name: entry.name,
    icon: entry.icon,
    group,
    open: () => void (entry.outside ? window.open(entry.href, '_blank', 'noreferrer') : location.assign(entry.href)),
  });

/** Everything the person may open from here. */
export function usePaletteTargets(): PaletteTarget[] {
  const pages = useMenu().map(opened('searchPages'));
  const screens = useConfiguration().map(opened('searchManage'));
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
