import { sprite } from '@yizhan/contract/sprite.ts';
import { classes } from './classes.ts';
import type { IconName } from './icons/names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './Icon.css';

type IconProps = {
  name: IconName;
  size?: number | undefined;
  /** Said to screen readers; without it the glyph is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** One glyph of the sprite. The drawings stay in a cached file of their own, out of every bundle. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <>
      <svg className={classes('yz-icon', className)} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <use href={`${sprite}#${name}`} />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
