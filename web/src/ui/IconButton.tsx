import { type ButtonHTMLAttributes, type Ref, useContext } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons/names.ts';
import { GuardedButtons, useClickGuard } from './useClickGuard.ts';
import './IconButton.css';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> & {
  icon: IconName;
  /** Accessible name and tooltip: an icon alone says nothing to a screen reader. */
  label: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  guard?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function IconButton({
  icon,
  label,
  size = 'medium',
  guard = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const click = useClickGuard(onClick, { active: useContext(GuardedButtons) || guard });
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      className={classes('yz-iconbutton', `yz-iconbutton--${size}`, className)}
      onClick={click}
    >
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </button>
  );
}
