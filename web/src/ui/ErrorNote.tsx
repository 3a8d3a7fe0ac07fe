import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import './ErrorNote.css';
import type { ToastAction } from './toast.ts';

const t = textsOf({ ui });

type ErrorNoteProps = {
  /** What happened. */
  title?: string | undefined;
  /** What the user can do. */
  advice?: string | undefined;
  /** The code to report to an administrator; can be copied. */
  code?: string | undefined;
  /** What the user can do, as a button. */
  action?: ToastAction | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** One line, above content that is still shown. */
  slim?: boolean | undefined;
  className?: string | undefined;
};

export function ErrorNote({ title, advice, code, action, onRetry, retrying, slim = false, className }: ErrorNoteProps) {
  return (
    <div className={classes('yz-errornote', slim && 'yz-errornote--slim', className)} role="alert">
      <Icon name={slim ? 'warning' : 'error'} size={slim ? 16 : 32} />
      <p className="yz-errornote__title">{title ?? t('failed')}</p>
      {!slim && <p className="yz-errornote__advice">{advice ?? t(code ? 'failedAdvice' : 'failedAdvicePlain')}</p>}
      {!slim && code && (
        <p className="yz-errornote__code">
          <span>{t('code')}</span>
          <code>{code}</code>
          <CopyButton text={code} />
        </p>
      )}
      {action && (
        <Button size={slim ? 'small' : 'medium'} variant="primary" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {onRetry && (
        <Button
          size={slim ? 'small' : 'medium'}
          variant={slim ? 'quiet' : 'default'}
          icon="refresh"
          loading={retrying}
          onClick={onRetry}
        >
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
