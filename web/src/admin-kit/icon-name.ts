import { isPictureIcon } from '@yizhan/contract/picture-icon.ts';
import { iconNames } from '@yizhan/contract/texts/zh-CN/icon-names.ts';
import { portalConfig } from '@yizhan/contract/texts/zh-CN/portal-config.ts';
import { textsOf } from '../lib/text.ts';

const t = textsOf({ portalConfig });
const nameOf = textsOf({ iconNames });

const isChoosable = (icon: string): icon is keyof typeof iconNames => Object.hasOwn(iconNames, icon);

/** What an icon is called; one that cannot be chosen has no name. */
export function iconName(icon: string): string {
  if (isPictureIcon(icon)) return t('ownIcon');
  return isChoosable(icon) ? nameOf(icon) : '';
}
