import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { guardBack } from '../../lib/back-guard.ts';
import { confirmLeave, isUnsaved, trackUnsavedChanges } from './unsaved-changes.ts';

/** Asks before leaving an unsaved form: by links, the browser's buttons, or closing the tab. */
export function useLeaveGuard(unsaved: boolean | (() => boolean)): void {
  const { key } = useLocation();
  const check = useEffectEvent(() => (typeof unsaved === 'function' ? unsaved() : unsaved));
  useEffect(() => {
    const forget = trackUnsavedChanges(() => check());
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onLink, { capture: true });
    return () => {
      forget();
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onLink, { capture: true });
    };
  }, []);
  // Paging the list beside the form adds a history entry: the guard restarts from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the entry
  useEffect(() => guardHistory(), [key]);
}

function onLink(event: MouseEvent) {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  if (!plain || !link || link.target === '_blank' || !isUnsaved()) return;
  event.preventDefault();
  event.stopPropagation();
  const to = link.getAttribute('href') ?? '';
  void confirmLeave().then((yes) => {
    if (yes) location.hash = to;
  });
}

const indexOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/** Back and forward cannot be prevented, only reverted at once; the router's entry index gives the direction. */
function guardHistory() {
  const here = indexOf(history.state) ?? 0;
  let step: 'none' | 'returning' | 'leaving' = 'none';
  return guardBack((event) => {
    if (step === 'leaving') return false;
    if (step === 'returning') {
      step = 'none';
      return true;
    }
    // An entry without an index is new: an address typed by hand.
    const delta = (indexOf(event.state) ?? here + 1) - here;
    if (delta === 0 || !isUnsaved()) return false;
    step = 'returning';
    history.go(-delta);
    void confirmLeave().then((yes) => {
      if (!yes) return;
      step = 'leaving';
      history.go(delta);
    });
    return true;
  });
}
