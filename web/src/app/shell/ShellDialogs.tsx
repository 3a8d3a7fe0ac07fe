import { useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { removeAllModelViews, useModelViews } from '../../lib/model-views.ts';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import { closeDialog, openDialog, useShellDialog } from './dialogs.ts';

const Palette = lazyPart(() => import('./palette/Palette.tsx'));
const ChangePassword = lazyPart(() => import('../../features/session/ChangePasswordDialog.tsx'));
const ModelViews = lazyPart(() => import('./ModelViews.tsx'));
const Themes = lazyPart(() => import('../../features/themes/ThemeDialog.tsx'));

export function ShellDialogs() {
  const open = useShellDialog((s) => s.open);
  const anyView = useModelViews((s) => s.views.length > 0);
  useSearchKey();
  return (
    <>
      <OpenBoundary onFailed={closeDialog}>
        {open === 'search' && <Palette onClose={closeDialog} />}
        {open === 'password' && <ChangePassword onClose={closeDialog} />}
        {open === 'theme' && <Themes onClose={closeDialog} />}
      </OpenBoundary>
      <OpenBoundary onFailed={removeAllModelViews}>{anyView && <ModelViews />}</OpenBoundary>
    </>
  );
}

/** Ctrl+K or ⌘K. */
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
