import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../lib/text.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons/names.ts';
import './Chip.css';

const t = textsOf({ ui });

type ChipProps = {
  /** `brand` marks a choice; states have tones that keep their colour under every brand. */
  tone?: 'neutral' | 'brand' | 'info' | 'good' | 'warn' | 'bad' | undefined;
  icon?: IconName | undefined;
  /** Makes it a clickable filter. */
  onClick?: (() => void) | undefined;
  selected?: boolean | undefined;
  /** Makes it a removable selection; `children` must then be a string. */
  onRemove?: (() => void) | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A short label on a soft background: a state (never by colour alone), a filter, or a selection. */
export function Chip({
  tone = 'neutral',
  icon,
  onClick,
  selected,
  onRemove,
  disabled,
  className,
  children,
}: ChipProps) {
  const names = classes('yz-chip', `yz-chip--${tone}`, onClick && 'yz-chip--filter', className);
  const content = (
    <>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </>
  );
  if (onClick)
    return (
      <button type="button" className={names} aria-pressed={selected ?? false} disabled={disabled} onClick={onClick}>
        {content}
      </button>
    );
  return (
    <span className={names}>
      {content}
      {onRemove && (
        <button
          type="button"
          className="yz-chip__remove"
          aria-label={t('remove', { name: String(children) })}
          disabled={disabled}
          onClick={onRemove}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  );
}
