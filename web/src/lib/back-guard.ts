/** Runs before the router handles back or forward navigation. Returning true hides the event from the router. */
type Guard = (event: PopStateEvent) => boolean;

let guard: Guard = () => false;

export function guardBack(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = () => false;
  };
}

// Listeners on window run in registration order, whatever their phase: this one must be registered before the router's.
window.addEventListener('popstate', (event) => {
  if (guard(event)) event.stopImmediatePropagation();
});
