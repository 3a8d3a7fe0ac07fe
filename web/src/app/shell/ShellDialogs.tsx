import { lazy, Suspense, useEffect } from 'react';
import { useModelViews } from '../../lib/model-views.ts';
import { loadChunk } from '../lazy-screen.ts';
import { closeDialog, openDialog, useShellDialog } from './dialogs.ts';

const Palette = lazy(() => loadChunk(() => import('./palette/Palette.tsx')));
const ChangePassword = lazy(() => loadChunk(() => import('../../features/session/ChangePasswordDialog.tsx')));
const ModelViews = lazy(() => loadChunk(() => import('./ModelViews.tsx')));
const Themes = lazy(() => loadChunk(() => import('../../features/themes/ThemeDialog.tsx')));

export function ShellDialogs() {
  const open = useShellDialog((s) => s.open);
  const anyView = useModelViews((s) => s.views.length > 0);
  useSearchKey();
  return (
    <Suspense fallback={null}>
      {open === 'search' && <Palette onClose={closeDialog} />}
      {open === 'password' && <ChangePassword onClose={closeDialog} />}
      {open === 'theme' && <Themes onClose={closeDialog} />}
      {anyView && <ModelViews />}
    </Suspense>
  );
}

/** Ctrl+K, or ⌘K. */
function useSearchKey() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (useShellDialog.getState().open === undefined) openDialog('search');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
