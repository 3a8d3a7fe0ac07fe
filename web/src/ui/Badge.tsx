import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../lib/text.ts';
import { classes } from './classes.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './Badge.css';

const t = textsOf({ ui });

type BadgeProps = {
  count?: number | undefined;
  /** The largest number shown as is; above it "99+". */
  most?: number | undefined;
  /** Shows only that something is new, not how much. */
  dot?: boolean | undefined;
  /** Read by screen readers instead of the number: "12 unread messages". */
  label?: string | undefined;
  tone?: 'bad' | 'quiet' | undefined;
  /** The element whose corner it is placed at; without one it is inline. */
  children?: ReactNode;
};

export function Badge({
  count = 0,
  most = uiLimits.maxCountShown,
  dot = false,
  label,
  tone = 'bad',
  children,
}: BadgeProps) {
  const isVisible = dot || count > 0;
  const text = count > most ? `${most}+` : `${count}`;
  const accessibleText = label ?? (dot ? t('unread') : count > most ? t('countMore', { n: most }) : text);
  const badge = isVisible && (
    <span
      className={classes(
        'yz-badge',
        `yz-badge--${tone}`,
        dot && 'yz-badge--dot',
        children !== undefined && 'yz-badge--corner',
      )}
    >
      {!dot && <span aria-hidden="true">{text}</span>}
      <VisuallyHidden>{accessibleText}</VisuallyHidden>
    </span>
  );
  if (children === undefined) return badge || null;
  return (
    <span className="yz-badged">
      {children}
      {badge}
    </span>
  );
}
