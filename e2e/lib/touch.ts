import type { Page } from '@playwright/test';

type Point = { x: number; y: number };
/** A gesture taken over by the browser or the phone ends as cancelled. */
type End = 'touchEnd' | 'touchCancel';

const STEPS = 5;
const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Raw touch events on a phone: the browser interprets them as gestures. */
export async function fingersOn(page: Page) {
  const glass = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | End, fingers: readonly Point[] = [], seconds?: number) => {
    const touchPoints = fingers.map((point, id) => ({ ...point, id }));
    await glass.send('Input.dispatchTouchEvent', { type, touchPoints, ...(seconds && { timestamp: seconds }) });
  };

  /** Moves fingers from where they touch down to where they lift, each on its own path. */
  async function slide(ways: readonly { from: Point; to: Point }[], end: End = 'touchEnd') {
    // One after the other, as a hand does.
    for (const at of ways.keys()) {
      await send(
        'touchStart',
        ways.slice(0, at + 1).map(({ from }) => from),
      );
    }
    for (let step = 1; step <= STEPS; step++) {
      await send(
        'touchMove',
        ways.map(({ from, to }) => between(from, to, step / STEPS)),
      );
    }
    await send(end);
  }

  return {
    slide: (from: Point, to: Point, end?: End) => slide([{ from, to }], end),
    /** Two fingers around a point, with their first and last distance. */
    pinch({ x, y }: Point, { from, to }: { from: number; to: number }) {
      const finger = (side: 1 | -1) => ({
        from: { x, y: y + (side * from) / 2 },
        to: { x, y: y + (side * to) / 2 },
      });
      return slide([finger(-1), finger(1)]);
    },
    async tap(point: Point) {
      await send('touchStart', [point]);
      await send('touchEnd');
    },
    /** Sent with timestamps: two taps are a double tap however slowly the machine delivers them. */
    async doubleTap(point: Point) {
      const start = Date.now() / 1000;
      for (const [at, type] of (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).entries()) {
        await send(type, type === 'touchStart' ? [point] : [], start + at * 0.01);
      }
    },
  };
}
