import { createRoot } from 'react-dom/client';
import { registerPanel } from '../../lib/panels.ts';
import { overlays } from '../overlays.ts';
import type { PictureView } from './picture.ts';
import { ViewerDialog } from './ViewerDialog.tsx';

/** A React root of its own: its opener may be a dialog, a card or rich text, and may be gone by now. */
export function showViewer({ pictures, at = 0, download = false }: PictureView): Promise<void> {
  const place = document.createElement('div');
  overlays().append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const close = () => {
      forget();
      window.removeEventListener('hashchange', close);
      root.unmount();
      place.remove();
      resolve();
    };
    // Back closes the viewer, which matters most on phones; so do a lock and the end of a session.
    window.addEventListener('hashchange', close);
    const forget = registerPanel(close);
    root.render(<ViewerDialog pictures={pictures} at={at} download={download} onClose={close} />);
  });
}
