import { swipeOf } from './swipe.ts';

type Point = { x: number; y: number };

type Pointing = {
  box: HTMLElement;
  surface: HTMLElement;
  isFitted: () => boolean;
  /** A hand took the picture. */
  onHand: () => void;
  onWheel: (deltaY: number, pivot: Point) => void;
  onDoubleClick: () => void;
  onSwipe: (way: 'previous' | 'next') => void;
  /** A finger let go of a whole picture without meaning another. */
  onRelease: () => void;
  onResize: () => void;
  onBeside: () => void;
};

/** A hand trembles; this much is still a click. */
const tremble = 4;

/** Wheel, clicks and fingers beyond what viewerjs hears itself (drag and pinch). */
export function listenTo(to: Pointing): () => void {
  const { box, surface } = to;
  const stop = new AbortController();
  const { signal } = stop;
  let down: (Point & { fitted: boolean }) | undefined;
  let fingers = 0;
  let moved = false;
  let resting = false;

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    // A touch pad sends a swarm: one step a frame is as much as one sees.
    if (resting || event.deltaY === 0) return;
    resting = true;
    requestAnimationFrame(() => {
      resting = false;
    });
    const { left, top } = box.getBoundingClientRect();
    to.onWheel(event.deltaY, { x: event.clientX - left, y: event.clientY - top });
  };

  const onDown = (event: PointerEvent) => {
    fingers += 1;
    moved = false;
    // A second finger pinches: whatever the first began is no swipe.
    down = fingers === 1 ? { x: event.clientX, y: event.clientY, fitted: to.isFitted() } : undefined;
    to.onHand();
  };

  const onUp = (event: PointerEvent) => {
    fingers = Math.max(0, fingers - 1);
    if (!down) return;
    const dx = event.clientX - down.x;
    const dy = event.clientY - down.y;
    moved = Math.hypot(dx, dy) > tremble;
    const { fitted } = down;
    down = undefined;
    if (event.pointerType !== 'touch' || !fitted) return;
    const way = swipeOf({ dx, dy });
    if (way) to.onSwipe(way);
    else if (moved) to.onRelease();
  };

  // Caught on the way down: viewerjs would go back to the last size instead of the whole picture.
  const onDoubleClick = (event: Event) => {
    event.stopPropagation();
    if (event.target instanceof HTMLImageElement) to.onDoubleClick();
  };

  const onClick = ({ target }: Event) => {
    const beside = target instanceof Element && box.contains(target) && !(target instanceof HTMLImageElement);
    if (beside && !moved) to.onBeside();
  };

  const watcher = new ResizeObserver(() => to.onResize());
  watcher.observe(box);
  surface.addEventListener('wheel', onWheel, { passive: false, signal });
  box.addEventListener('pointerdown', onDown, { signal });
  document.addEventListener('pointerup', onUp, { signal });
  document.addEventListener('pointercancel', onUp, { signal });
  box.addEventListener('dblclick', onDoubleClick, { capture: true, signal });
  box.addEventListener('click', onClick, { signal });
  return () => {
    stop.abort();
    watcher.disconnect();
  };
}
