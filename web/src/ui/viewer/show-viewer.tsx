import { createRoot } from 'react-dom/client';
import { registerPanel } from '../../lib/panels.ts';
import { overlays } from '../overlays.ts';
import type { PictureView } from './picture.ts';
import { ViewerDialog } from './ViewerDialog.tsx';

/** A root of its own: whoever opens it may be a dialog, a card or text of an editor, and need not be there any more. */
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
    // Back means back to the page, on phones above all; a lock or the end of a session covers it.
    window.addEventListener('hashchange', close);
    const forget = registerPanel(close);
    root.render(<ViewerDialog pictures={pictures} at={at} download={download} onClose={close} />);
  });
}
