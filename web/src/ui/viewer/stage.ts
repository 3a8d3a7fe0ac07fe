import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import Viewer from 'viewerjs';
import type { Command } from './keys.ts';
import type { Picture } from './picture.ts';
import { listenToGestures, type Point } from './pointer-gestures.ts';
import {
  centreOffset,
  type Direction,
  fitRatio,
  isFitted,
  leastRatio,
  type Size,
  stepZoom,
  wheelZoom,
} from './zoom.ts';

export type ViewerState = {
  /** Index of the picture. */
  at: number;
  state: 'loading' | 'shown' | 'failed';
  ratio: number;
  /** The ratio at which the whole picture fits. */
  fit: number;
};

export type Stage = Readonly<Record<Command | 'turnLeft' | 'turnRight' | 'retry' | 'leave', () => void>>;

type StageOptions = {
  /** Contains the picture, and receives wheel and touch events. */
  box: HTMLElement;
  surface: HTMLElement;
  pictures: readonly Picture[];
  at: number;
  onChange: (current: ViewerState) => void;
  /** A click outside the picture. */
  onBeside: () => void;
};

/** Turns off viewerjs's own UI and events: it only loads, moves, pinches and places the picture. */
const quiet: Viewer.Options = {
  inline: true,
  backdrop: false,
  button: false,
  navbar: false,
  title: false,
  toolbar: false,
  tooltip: false,
  loading: false,
  keyboard: false,
  focus: false,
  // Its states wait for transitionend, which never fires where there is no transition: ours are in the style sheet.
  transition: false,
  zoomOnWheel: false,
  slideOnWheel: false,
  // Its swipe needs half the screen; ours is a flick.
  slideOnTouch: false,
  rotateOnTouch: false,
  rotateOnGesture: false,
  // It would return to the last size instead of the fitted one, and handles a double tap twice.
  toggleOnDblclick: false,
  minWidth: 0,
  minHeight: 0,
  initialCoverage: 1,
  maxZoomRatio: uiLimits.viewerMaxZoom,
  url: 'data-src',
};

/** The addresses for viewerjs to read. A picture is loaded only when it is shown. */
function listOf(pictures: readonly Picture[]) {
  const list = document.createElement('div');
  list.hidden = true;
  for (const { src, alt } of pictures) {
    const image = document.createElement('img');
    image.dataset.src = src;
    image.alt = alt;
    list.append(image);
  }
  return list;
}

export function createStage({ box, surface, pictures, at, onChange, onBeside }: StageOptions): Stage {
  let current: ViewerState = { at, state: 'loading', ratio: 1, fit: 1 };
  let picture: HTMLImageElement | undefined;
  let degrees = 0;

  const set = (change: Partial<ViewerState>) => {
    current = { ...current, ...change };
    onChange(current);
  };
  const stageSize = (): Size => ({ width: box.offsetWidth, height: box.offsetHeight });
  const ownSize = (): Size => ({ width: picture?.naturalWidth ?? 0, height: picture?.naturalHeight ?? 0 });
  /** Requested steps are animated; wheel and touch follow without delay. */
  const glide = (on: boolean) => surface.toggleAttribute('data-gliding', on);

  const list = listOf(pictures);
  box.append(list);
  const viewer = new Viewer(list, {
    ...quiet,
    initialViewIndex: at,
    minZoomRatio: () => leastRatio(current.fit),
    view({ detail }) {
      picture = detail.image;
      picture.alt = pictures[detail.index]?.alt ?? '';
      picture.addEventListener('error', failed);
      degrees = 0;
      glide(false);
      set({ at: detail.index, state: 'loading' });
    },
    viewed() {
      fit();
      set({ state: 'shown' });
    },
    zoomed: ({ detail }) => set({ ratio: detail.ratio }),
  });

  function failed(event: Event) {
    // A picture left while loading also fires an error.
    if (event.target === picture) set({ state: 'failed' });
  }

  const isWhole = () => isFitted(current.ratio, current.fit);

  const ifLoaded = (action: () => void) => () => {
    if (current.state === 'shown') action();
  };

  function fit() {
    const ratio = fitRatio(stageSize(), ownSize(), degrees);
    const { x, y } = centreOffset(stageSize(), ownSize(), ratio);
    set({ fit: ratio });
    viewer.zoomTo(ratio);
    viewer.moveTo(x, y);
  }

  /** Zooms around the pointer. A picture rotated by 90° has its corners elsewhere, so it zooms around its centre. */
  const zoomAt = (ratio: number, pivot?: Point) => viewer.zoomTo(ratio, false, degrees % 180 === 0 ? pivot : undefined);

  function toggle(pivot?: Point) {
    if (isWhole()) zoomAt(1, pivot);
    else fit();
  }

  function turn(direction: Direction) {
    const whole = isWhole();
    degrees += direction * uiLimits.viewerTurnDegrees;
    viewer.rotateTo(degrees);
    set({ fit: fitRatio(stageSize(), ownSize(), degrees) });
    if (whole) fit();
  }

  const gliding = (action: () => void) =>
    ifLoaded(() => {
      glide(true);
      action();
    });

  const go = (way: 'prev' | 'next') => () => {
    if (pictures.length > 1) viewer[way](true);
  };

  const stop = listenToGestures({
    box,
    surface,
    // If the picture failed to load, the size is still that of the previous one.
    isFitted: () => current.state !== 'shown' || isWhole(),
    onHand: () => glide(false),
    onWheel: (deltaY, pivot) => {
      if (current.state !== 'shown') return;
      glide(false);
      zoomAt(wheelZoom(current.ratio, deltaY, current.fit), pivot);
    },
    onDoubleClick: (pivot) => gliding(() => toggle(pivot))(),
    onSwipe: (way) => (pictures.length > 1 ? go(way === 'next' ? 'next' : 'prev') : gliding(fit))(),
    onRelease: gliding(fit),
    onResize: ifLoaded(fit),
    onBeside,
  });

  return {
    previous: go('prev'),
    next: go('next'),
    zoomIn: gliding(() => viewer.zoomTo(stepZoom(current.ratio, 1, current.fit))),
    zoomOut: gliding(() => viewer.zoomTo(stepZoom(current.ratio, -1, current.fit))),
    fit: gliding(fit),
    original: gliding(() => viewer.zoomTo(1)),
    toggle: gliding(() => toggle()),
    turnLeft: gliding(() => turn(-1)),
    turnRight: gliding(() => turn(1)),
    retry: () => viewer.view(current.at),
    leave() {
      stop();
      viewer.destroy();
      list.remove();
    },
  };
}
