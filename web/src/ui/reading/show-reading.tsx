import { createRoot } from 'react-dom/client';
import { registerPanel } from '../../lib/panels.ts';
import { overlays } from '../overlays.ts';
import { ReadingDialog } from './ReadingDialog.tsx';

let isOpen = false;

/** A React root of its own: it also opens over the landing page, which the client does not render. */
export function showReading(): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.createElement('div');
  overlays().append(place);
  const root = createRoot(place);
  const close = () => {
    isOpen = false;
    forget();
    window.removeEventListener('hashchange', close);
    root.unmount();
    place.remove();
  };
  window.addEventListener('hashchange', close);
  const forget = registerPanel(close);
  root.render(<ReadingDialog onClose={close} />);
}
