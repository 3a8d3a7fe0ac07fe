import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { textsOf } from '../lib/text.ts';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { topDialogSince } from './dialog-stack.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { overlays } from './overlays.ts';
import { type Toast, type ToastAction, toast } from './toast.ts';
import './Toasts.css';

const t = textsOf({ ui });

/** Short messages at the top of the page, newest last; part of Overlays. */
export function Toasts() {
  const list = useSyncExternalStore(toast.subscribe, toast.list);
  useEscape();
  return createPortal(
    <section
      className="yz-toasts"
      aria-label={t('notifications')}
      aria-live="polite"
      style={{ gap: uiLimits.toastGap }}
      onMouseMove={toast.pause}
      onMouseLeave={toast.resume}
      onFocus={toast.pause}
      onBlur={toast.resume}
    >
      {list.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </section>,
    overlays(),
  );
}

function ToastCard({ item: { id, kind, text, detail, action } }: { item: Toast }) {
  return (
    <div className={`yz-toast yz-toast--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind} label={t(kind)} />
      <div className="yz-toast__words">
        <p>{text}</p>
        {detail && <p className="yz-toast__detail">{detail}</p>}
      </div>
      {detail && <CopyButton text={detail} />}
      {action && (
        <Button size="small" variant="quiet" onClick={() => act(id, action)}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={t('close')} size="small" onClick={() => toast.close(id)} />
    </div>
  );
}

function act(id: number, { run }: ToastAction) {
  toast.close(id);
  run();
}

/**
 * Escape closes the newest toast before anything below receives the key, except a dialog that was opened after the
 * toast: it receives the key first.
 */
function useEscape() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const newest = toast.list().at(-1);
      if (event.key !== 'Escape' || event.isComposing || !newest || newest.since < topDialogSince()) return;
      event.preventDefault();
      event.stopPropagation();
      toast.close(newest.id);
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
