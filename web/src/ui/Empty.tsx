import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../lib/text.ts';
import { classes } from './classes.ts';
import './Empty.css';

const t = textsOf({ ui });

type EmptyProps = {
  /** One sentence. */
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  size?: 'small' | 'medium' | undefined;
  className?: string | undefined;
};

export function Empty({ text, action, size = 'medium', className }: EmptyProps) {
  return (
    <div className={classes('yz-empty', `yz-empty--${size}`, className)}>
      <Drawing />
      <p>{text ?? t('nothing')}</p>
      {action}
    </div>
  );
}

/** An open tray under a small campus skyline. */
function Drawing() {
  return (
    <svg className="yz-empty__drawing" viewBox="0 0 120 84" fill="none" aria-hidden="true">
      <path className="yz-empty__ground" d="M6 77h108" />
      <path
        className="yz-empty__far"
        d="M24 40V26l11-7 11 7v14M35 19v-6l6 2.500-6 2M30 31h2M38 31h2M76 40V22h17v18M81 28h2M87 28h2M81 34h2M87 34h2"
      />
      <path className="yz-empty__fill" d="M20 52 31 38h58l11 14v21a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4z" />
      <path
        className="yz-empty__near"
        d="M20 52 31 38h58l11 14M20 52v21a4 4 0 0 0 4 4h72a4 4 0 0 0 4-4V52M20 52h24c1.500 0 2 1 2.500 2.500A7 7 0 0 0 53 59h14a7 7 0 0 0 6.500-4.500C74 53 74.500 52 76 52h24"
      />
      <path className="yz-empty__accent" d="M60 8v8M47 12l3 5M73 12l-3 5" />
    </svg>
  );
}
