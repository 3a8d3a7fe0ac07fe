import { type ButtonHTMLAttributes, type ReactNode, type Ref, useContext } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons/names.ts';
import { Spinner } from './Spinner.tsx';
import { GuardedButtons, useClickGuard } from './useClickGuard.ts';
import './Button.css';

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> & {
  variant?: 'primary' | 'default' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  icon?: IconName | undefined;
  /** In progress: the label keeps its place, clicks are ignored, focus stays. */
  loading?: boolean | undefined;
  /** Full width of its parent. */
  wide?: boolean | undefined;
  /** Ignores repeat clicks for 0.8 s; always on in a dialog's row of buttons. */
  guard?: boolean | undefined;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function Button({
  variant = 'default',
  size = 'medium',
  icon,
  loading = false,
  wide = false,
  guard = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const guarded = useContext(GuardedButtons) || guard;
  const click = useClickGuard(onClick, { active: guarded });
  return (
    <button
      {...rest}
      type={type}
      className={classes(
        'yz-button',
        `yz-button--${variant}`,
        `yz-button--${size}`,
        wide && 'yz-button--wide',
        className,
      )}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => (loading ? event.preventDefault() : click(event))}
    >
      <span className="yz-button__label">
        {icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
        <span>{children}</span>
      </span>
      {loading && <Spinner className="yz-button__spinner" size={16} />}
    </button>
  );
}
