import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenToGestures } from './pointer-gestures.ts';

let heard: string[] = [];
let fitted = true;
let stop = () => {};
const box = document.createElement('div');
const image = document.createElement('img');
const button = document.createElement('button');

beforeEach(() => {
  heard = [];
  fitted = true;
  box.replaceChildren(image);
  document.body.replaceChildren(box, button);
  const hear = (eventName: string) => () => void heard.push(eventName);
  stop = listenToGestures({
    box,
    surface: box,
    isFitted: () => fitted,
    onHand: () => {},
    onWheel: (deltaY) => void heard.push(`wheel ${deltaY}`),
    onDoubleClick: ({ x, y }) => void heard.push(`double ${x},${y}`),
    onSwipe: (way) => void heard.push(way),
    onRelease: hear('release'),
    onResize: () => {},
    onBeside: hear('beside'),
  });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

type At = { id?: number; on?: Element; kind?: 'touch' | 'mouse'; ms?: number };

function send(type: string, [x, y]: readonly [number, number], { id = 1, on = image, kind = 'touch', ms = 0 }: At) {
  const event = new PointerEvent(type, { bubbles: true, pointerId: id, pointerType: kind, clientX: x, clientY: y });
  Object.defineProperty(event, 'timeStamp', { value: ms });
  on.dispatchEvent(event);
}
const down = (x: number, y: number, at: At = {}) => send('pointerdown', [x, y], at);
const up = (x: number, y: number, at: At = {}) => send('pointerup', [x, y], at);
const tap = (x: number, y: number, at: At = {}) => {
  down(x, y, at);
  up(x, y, at);
  (at.on ?? image).dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

test('OV-3 a finger that wipes a whole picture aside asks for its neighbour', () => {
  down(200, 100);
  up(100, 110);
  down(100, 100);
  up(200, 90);
  expect(heard).toEqual(['next', 'previous']);
});

test('a gesture the browser took over goes to no other picture: the whole one returns to its place', () => {
  down(200, 100);
  send('pointercancel', [100, 100], {});
  expect(heard).toEqual(['release']);
  // No stale pointer is left, which would make the next one count as the second.
  down(200, 100);
  up(100, 100);
  expect(heard).toEqual(['release', 'next']);
});

test('a gesture the browser took over leaves an enlarged picture where it is', () => {
  fitted = false;
  down(200, 100);
  send('pointercancel', [100, 100], {});
  expect(heard).toEqual([]);
});

test('fingers that move an enlarged picture, or a mouse that drags one, ask for no other', () => {
  down(200, 100, { kind: 'mouse' });
  up(100, 100, { kind: 'mouse' });
  fitted = false;
  down(200, 100);
  up(100, 100);
  expect(heard).toEqual([]);
});

test('two fingers pinch: neither of them wipes the picture aside', () => {
  down(200, 100, { id: 1 });
  down(220, 100, { id: 2 });
  up(100, 100, { id: 1 });
  up(320, 100, { id: 2 });
  expect(heard).toEqual([]);
});

test('a finger lifted from a button is not the one that holds the picture', () => {
  down(200, 100, { id: 1 });
  down(20, 500, { id: 2, on: button });
  up(20, 500, { id: 2, on: button });
  expect(heard).toEqual([]);
  up(100, 100, { id: 1 });
  expect(heard).toEqual(['next']);
});

test('a whole picture that was moved a little returns to its place', () => {
  down(200, 100);
  up(170, 100);
  down(200, 100);
  up(203, 100);
  expect(heard).toEqual(['release', 'release']);
});

test('two taps on one spot are one double tap, also where the browser tells of a double click too', () => {
  tap(100, 100, { ms: 1000 });
  tap(104, 102, { ms: 1200 });
  image.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, clientX: 104, clientY: 102 }));
  expect(heard).toEqual(['double 104,102']);
});

test('two taps far apart, in time or on the picture, are no double tap', () => {
  tap(100, 100, { ms: 1000 });
  tap(100, 100, { ms: 1400 });
  tap(300, 100, { ms: 1500 });
  expect(heard).toEqual([]);
});

test('a tap before and one after another gesture are no double tap', () => {
  tap(100, 100, { ms: 1000 });
  down(100, 100, { ms: 1050 });
  up(150, 100, { ms: 1100 });
  tap(100, 100, { ms: 1150 });
  down(100, 100, { ms: 1200 });
  send('pointercancel', [100, 100], { ms: 1220 });
  tap(100, 100, { ms: 1250 });
  expect(heard).toEqual(['release', 'release']);
});

test('a third tap starts over', () => {
  for (const ms of [1000, 1100, 1200]) tap(100, 100, { ms });
  expect(heard).toEqual(['double 100,100']);
});

test('a double click of the mouse counts on the picture only', () => {
  const click = () => new MouseEvent('dblclick', { bubbles: true, clientX: 10, clientY: 20 });
  down(10, 20, { kind: 'mouse' });
  up(10, 20, { kind: 'mouse' });
  image.dispatchEvent(click());
  box.dispatchEvent(click());
  expect(heard).toEqual(['double 10,20']);
});

test('a tap beside the picture is told, one on it or at the end of a drag is not', () => {
  tap(10, 10, { on: box });
  expect(heard).toEqual(['beside']);
  tap(10, 10);
  down(10, 10, { on: box, kind: 'mouse' });
  up(10, 40, { on: box, kind: 'mouse' });
  box.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(heard).toEqual(['beside']);
});

test('a swarm of wheel events is one notch a frame, and none of them moves the page', async () => {
  const turn = (deltaY: number) => {
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY });
    box.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([turn(-3), turn(-3), turn(-3)]).toEqual([true, true, true]);
  expect(heard).toEqual(['wheel -3']);
  await new Promise(requestAnimationFrame);
  turn(5);
  expect(heard).toEqual(['wheel -3', 'wheel 5']);
});
