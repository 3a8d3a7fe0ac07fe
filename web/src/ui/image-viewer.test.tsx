import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { openViewer } from './image-viewer.ts';
import { RichText } from './RichText.tsx';
// Preloaded, so that the test does not wait for the import.
import './viewer/show-viewer.tsx';

const pictures = [
  { src: '/files/1', alt: '校门' },
  { src: '/files/2', alt: '图书馆' },
  { src: '/files/3', alt: '操场' },
];

afterEach(() => act(() => window.dispatchEvent(new Event('hashchange'))));
afterEach(() => vi.restoreAllMocks());

async function open(at = 0, more: { download?: boolean } = {}) {
  act(() => void openViewer({ pictures, at, ...more }));
  const dialog = await screen.findByRole('dialog', { name: '图片查看' });
  await waitFor(() => expect(picture().src).toContain(pictures[at]?.src));
  return dialog;
}

function picture(): HTMLImageElement {
  const image = document.querySelector<HTMLImageElement>('.viewer-canvas > img');
  if (!image) throw new Error('no picture stands there yet');
  return image;
}

/** No image is really loaded in these tests: each loads on command, as 800 by 600. */
Object.defineProperties(HTMLImageElement.prototype, {
  complete: {
    get(this: HTMLImageElement) {
      return !this.hasAttribute('src');
    },
  },
  naturalWidth: { get: () => 800 },
  naturalHeight: { get: () => 600 },
});
const arrives = () => fireEvent.load(picture());

const button = (name: RegExp) => screen.getByRole('button', { name });
const ratio = () => screen.getByRole('status').textContent;
const key = (name: string, modifiers: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...modifiers });
/** The stage has no size in the test DOM, so the fitted size is zero: start at the original size. */
const atOwnSize = () => key('1', { ctrlKey: true });

test('OV-3 AP-3 the buttons make the picture larger and smaller by 0.2', async () => {
  await open();
  arrives();
  atOwnSize();
  expect(ratio()).toBe('100%');
  fireEvent.click(button(/放大/));
  expect(ratio()).toBe('120%');
  fireEvent.click(button(/缩小/));
  fireEvent.click(button(/缩小/));
  expect(ratio()).toBe('80%');
});

test('AP-3 the wheel changes the size by 0.015', async () => {
  const dialog = await open();
  arrives();
  atOwnSize();
  fireEvent.wheel(dialog, { deltaY: -100 });
  expect(picture().style.width).toBe('812px');
});

test('OV-3 AP-3 the picture turns by 90 degrees both ways', async () => {
  await open();
  arrives();
  fireEvent.click(button(/向右旋转/));
  expect(picture().style.transform).toContain('rotate(90deg)');
  fireEvent.click(button(/向左旋转/));
  fireEvent.click(button(/向左旋转/));
  expect(picture().style.transform).toContain('rotate(-90deg)');
});

test('a picture stands upright when one comes to it, however the one before was turned', async () => {
  await open();
  arrives();
  fireEvent.click(button(/向右旋转/));
  key('ArrowRight');
  arrives();
  expect(picture().style.transform).not.toContain('rotate');
  fireEvent.click(button(/向右旋转/));
  expect(picture().style.transform).toContain('rotate(90deg)');
});

/** The test DOM has no layout, so page coordinates are set here. */
function point(target: Node, type: string, x: number, y: number, pointerType = 'mouse') {
  const hand = { bubbles: true, pointerId: 1, pointerType, buttons: 1, button: 0, clientX: x, clientY: y };
  const event = new PointerEvent(type, hand);
  Object.defineProperties(event, { pageX: { value: x }, pageY: { value: y } });
  fireEvent(target, event);
}

test('OV-3 the picture follows the mouse', async () => {
  await open();
  arrives();
  atOwnSize();
  const before = Number.parseFloat(picture().style.marginLeft);
  point(picture(), 'pointerdown', 10, 10);
  point(document, 'pointermove', 50, 30);
  point(document, 'pointerup', 50, 30);
  expect(Number.parseFloat(picture().style.marginLeft)).toBe(before + 40);
});

test('OV-3 keys: arrows zoom and go round all pictures, Escape closes and focus goes back', async () => {
  render(<button type="button">打开</button>);
  button(/打开/).focus();
  await open(2);
  expect(screen.getByText('3 / 3')).toBeTruthy();
  key('ArrowRight');
  expect(screen.getByText('1 / 3')).toBeTruthy();
  expect(picture().alt).toBe('校门');
  key('ArrowLeft');
  expect(screen.getByText('3 / 3')).toBeTruthy();
  arrives();
  atOwnSize();
  key('ArrowUp');
  expect(ratio()).toBe('120%');
  key('ArrowDown');
  expect(ratio()).toBe('100%');
  key('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button(/打开/));
});

test('OV-3 the viewer lies over a dialog, which is inert meanwhile, and leaves it open', async () => {
  render(
    <Dialog open title="公告" onClose={() => undefined}>
      正文
    </Dialog>,
  );
  await open();
  expect(screen.getByText('正文').closest('[inert]')).not.toBeNull();
  key('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '图片查看' })).toBeNull());
  expect(screen.getByText('正文').closest('[inert]')).toBeNull();
});

test('the keys belong to a dialog that opens over the picture', async () => {
  await open();
  render(
    <Dialog open title="公告" onClose={() => undefined}>
      正文
    </Dialog>,
  );
  key('ArrowRight');
  expect(screen.getByText('1 / 3')).toBeTruthy();
});

test('ER-5 a picture that does not come says 加载失败 and can be loaded again', async () => {
  await open();
  const first = picture();
  fireEvent.error(first);
  expect(screen.getByRole('alert').textContent).toContain('加载失败');
  fireEvent.click(button(/重新加载/));
  expect(screen.queryByText('加载失败')).toBeNull();
  expect(picture()).not.toBe(first);
  arrives();
  expect(button(/放大/)).toHaveProperty('disabled', false);
});

test('a picture that was left while it loaded does not tell of its failure on the next one', async () => {
  await open();
  const left = picture();
  key('ArrowRight');
  fireEvent.error(left);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after an enlarged picture a finger wipes one aside that did not come', async () => {
  await open();
  arrives();
  atOwnSize();
  key('ArrowRight');
  fireEvent.error(picture());
  const canvas = picture().parentElement ?? document.body;
  point(canvas, 'pointerdown', 200, 100, 'touch');
  point(canvas, 'pointerup', 100, 100, 'touch');
  expect(screen.getByText('3 / 3')).toBeTruthy();
});

test('only the picture one looks at is loaded, and with its coming the next one', async () => {
  const srcSetter = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  const loaded = () => srcSetter.mock.calls.map(([src]) => src);
  await open();
  expect(loaded()).toEqual(['/files/1']);
  arrives();
  expect(loaded()).toEqual(['/files/1', '/files/2']);
});

test('a picture that is alone has no number and no neighbours', async () => {
  act(() => void openViewer({ pictures: pictures.slice(0, 1) }));
  const only = await waitFor(picture);
  expect(screen.queryByText('1 / 1')).toBeNull();
  expect(screen.queryByRole('button', { name: /一张/ })).toBeNull();
  key('ArrowRight');
  expect(picture()).toBe(only);
});

test('the space bar on a button presses that button and leaves the size alone', async () => {
  await open();
  arrives();
  button(/放大/).focus();
  const before = ratio();
  expect(key(' ')).toBe(true);
  expect(ratio()).toBe(before);
});

test('a click beside the picture closes it, one on the picture does not', async () => {
  await open();
  arrives();
  fireEvent.click(picture());
  expect(screen.getByRole('dialog', { name: '图片查看' })).toBeTruthy();
  fireEvent.click(picture().parentElement ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a picture can be saved only where that was asked for', async () => {
  await open(1, { download: true });
  expect(screen.getByRole('link', { name: '下载图片' }).getAttribute('href')).toBe('/files/2');
  key('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect(screen.queryByRole('link', { name: '下载图片' })).toBeNull();
});

test('OV-8 pictures in rich text open by click and by Enter, all of that text', async () => {
  const html =
    '<p><img src="/files/1" alt="校门"><a href="#/x"><img src="/files/9" alt="广告"></a></p><img src="/files/2" alt="图书馆">';
  render(<RichText html={html} />);
  const second = button(/查看大图：图书馆/);
  second.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: '图片查看' });
  expect(await screen.findByText('2 / 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /广告/ })).toBeNull();
});
