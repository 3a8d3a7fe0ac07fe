import { parseSwipe } from './swipe.ts';

export type Point = { x: number; y: number };

type GestureTarget = {
  box: HTMLElement;
  surface: HTMLElement;
  isFitted: () => boolean;
  /** The picture was grabbed. */
  onHand: () => void;
  onWheel: (deltaY: number, pivot: Point) => void;
  /** A double click or double tap. */
  onDoubleClick: (pivot: Point) => void;
  onSwipe: (way: 'previous' | 'next') => void;
  /** A finger released a fitted picture without a swipe. */
  onRelease: () => void;
  onResize: () => void;
  onBeside: () => void;
};

/** Jitter that still counts as a click, larger for fingers. */
const tremble = { mouse: 4, touch: 10 };
/** Two taps this close, in time and position, are a double tap. */
const doubleTap = { ms: 300, px: 30 };

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const toPoint = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/** Wheel, clicks and touches beyond what viewerjs handles itself (drag and pinch). */
export function listenToGestures(to: GestureTarget): () => void {
  const { box, surface } = to;
  const stop = new AbortController();
  const { signal } = stop;
  /** Pointers currently on the picture; a finger on a button does not count. */
  const holding = new Set<number>();
  let down: (Point & { fitted: boolean }) | undefined;
  let tapped: (Point & { ms: number }) | undefined;
  let byTouch = false;
  let moved = false;
  let resting = false;

  const inBox = ({ x, y }: Point): Point => {
    const { left, top } = box.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    // A touch pad fires many events: one step a frame is enough.
    if (resting || event.deltaY === 0) return;
    resting = true;
    requestAnimationFrame(() => {
      resting = false;
    });
    to.onWheel(event.deltaY, inBox(toPoint(event)));
  };

  const onDown = (event: PointerEvent) => {
    holding.add(event.pointerId);
    byTouch = isTouch(event);
    moved = false;
    // A second finger starts a pinch, so the first one's movement is no swipe.
    down = holding.size === 1 ? { ...toPoint(event), fitted: to.isFitted() } : undefined;
    if (!down) tapped = undefined;
    to.onHand();
  };

  const onUp = (event: PointerEvent) => {
    if (!holding.delete(event.pointerId) || !down) return;
    const place = toPoint(event);
    const [dx, dy] = [place.x - down.x, place.y - down.y];
    moved = Math.hypot(dx, dy) > (isTouch(event) ? tremble.touch : tremble.mouse);
    const { fitted } = down;
    down = undefined;
    if (!isTouch(event)) return;
    const way = fitted ? parseSwipe({ dx, dy }) : undefined;
    if (way) to.onSwipe(way);
    else if (fitted && (dx !== 0 || dy !== 0)) to.onRelease();
    if (moved) tapped = undefined;
    else onTap(event);
  };

  /** Not every phone turns two taps into a double click. */
  const onTap = ({ clientX: x, clientY: y, timeStamp: ms, target }: PointerEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    const isDoubleTap = tapped && ms - tapped.ms <= doubleTap.ms && distance(tapped, { x, y }) <= doubleTap.px;
    tapped = isDoubleTap ? undefined : { x, y, ms };
    if (isDoubleTap) to.onDoubleClick(inBox({ x, y }));
  };

  // The browser or the phone took over the gesture: it is ignored here.
  const onCancel = (event: PointerEvent) => {
    if (!holding.delete(event.pointerId)) return;
    const { fitted = false } = down ?? {};
    down = undefined;
    tapped = undefined;
    if (fitted) to.onRelease();
  };

  const onDoubleClick = (event: MouseEvent) => {
    if (!byTouch && event.target instanceof HTMLImageElement) to.onDoubleClick(inBox(toPoint(event)));
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
  document.addEventListener('pointercancel', onCancel, { signal });
  box.addEventListener('dblclick', onDoubleClick, { signal });
  box.addEventListener('click', onClick, { signal });
  return () => {
    stop.abort();
    watcher.disconnect();
  };
}
