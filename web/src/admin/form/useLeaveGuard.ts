import { useEffect } from 'react';
import { isUnsaved, mayLeave, setUnsaved } from './leaving.ts';

/** Asks before any way out of an unsaved form: links, the browser's own buttons, closing the tab. */
export function useLeaveGuard(unsaved: boolean): void {
  useEffect(() => {
    setUnsaved(unsaved);
    return () => setUnsaved(false);
  }, [unsaved]);

  useEffect(() => {
    if (!unsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onLink, { capture: true });
    const stopBack = guardHistory();
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onLink, { capture: true });
      stopBack();
    };
  }, [unsaved]);
}

function onLink(event: MouseEvent) {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  if (!plain || !link || link.target === '_blank' || !isUnsaved()) return;
  event.preventDefault();
  event.stopPropagation();
  const to = link.getAttribute('href') ?? '';
  void mayLeave().then((yes) => {
    if (yes) location.hash = to;
  });
}

const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;

/** Back and forward cannot be refused, only taken back at once; the router numbers its entries, which tells the way. */
function guardHistory() {
  const here = indexOf(history.state);
  let going = false;
  const onPop = (event: PopStateEvent) => {
    const delta = indexOf(event.state) - here;
    if (going || delta === 0 || !isUnsaved()) return;
    event.stopImmediatePropagation();
    history.go(-delta);
    void mayLeave().then((yes) => {
      going = yes;
      if (yes) history.go(delta);
    });
  };
  window.addEventListener('popstate', onPop, { capture: true });
  return () => window.removeEventListener('popstate', onPop, { capture: true });
}
