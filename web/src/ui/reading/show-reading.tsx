import { createRoot } from 'react-dom/client';
import { registerPanel } from '../../lib/panels.ts';
import { overlays } from '../overlays.ts';
import { ReadingDialog } from './ReadingDialog.tsx';

let isOpen = false;

/** A root of its own: it opens over the landing page, which is no page of the client's, as over every other. */
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
