/** Asked before the router hears that the person went back or forward; true keeps it from the router. */
type Guard = (event: PopStateEvent) => boolean;

let guard: Guard = () => false;

export function guardBack(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = () => false;
  };
}

// On a window listeners run in the order they came, whatever their phase: this one must come before the router's.
window.addEventListener('popstate', (event) => {
  if (guard(event)) event.stopImmediatePropagation();
});
