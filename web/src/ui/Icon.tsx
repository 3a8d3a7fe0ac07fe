import { isPictureIcon } from '@yizhan/contract/picture-icon.ts';
import { sprite } from '@yizhan/contract/sprite.ts';
import { pictureUrl } from '../lib/picture-urls.ts';
import { classes } from './classes.ts';
import type { IconName } from './icons/names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './Icon.css';

type IconProps = {
  name: IconName;
  size?: number | undefined;
  /** Read by screen readers; without it the icon is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * One icon of the sprite, or a picture that the school uploaded in its place. The drawings stay in a separate cached
 * file, out of every bundle.
 */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const box = { className: classes('yz-icon', className), width: size, height: size };
  return (
    <>
      {isPictureIcon(name) ? (
        <img {...box} src={pictureUrl(name)} alt="" />
      ) : (
        <svg {...box} viewBox="0 0 24 24" aria-hidden="true">
          <use href={`${sprite}#${name}`} />
        </svg>
      )}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
