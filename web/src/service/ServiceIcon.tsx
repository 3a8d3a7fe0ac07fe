import { isPictureIcon } from '@yizhan/contract/picture-icon.ts';
import type { CSSProperties } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { toIconName } from '../ui/icons/to-icon-name.ts';
import './ServiceIcon.css';

const TINTS = 6;
const GLYPH = 0.55;

type ServiceIconProps = { icon: string; tint: number; size?: number };

/** An icon on a rounded square in the soft tint of its scene; a picture of the school's own fills the square. */
export function ServiceIcon({ icon, tint, size = 40 }: ServiceIconProps) {
  const shade = ((((tint - 1) % TINTS) + TINTS) % TINTS) + 1;
  const style = {
    '--service-icon': `${size}px`,
    '--service-tint': `var(--tint-${shade})`,
    '--service-ink': `var(--tint-${shade}-ink)`,
  } as CSSProperties;
  const ownPicture = isPictureIcon(icon);
  return (
    <span className={classes('service-icon', ownPicture && 'service-icon--picture')} style={style}>
      <Icon name={toIconName(icon)} size={ownPicture ? size : Math.round(size * GLYPH)} />
    </span>
  );
}
