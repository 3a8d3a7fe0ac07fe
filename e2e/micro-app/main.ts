/**
 * A small application of another office, as micro front ends are: its own DOM, a timer, a listener on the window, and
 * three lifecycle hooks. It is built into one script and knows nothing of the portal.
 */
type Props = { container?: HTMLElement };

const TICK_MS = 250;

/** The application's own globals: two instances on one page must not see each other's. */
const globals = window as Window & { busPresses?: number };

let timer: number | undefined;
let place: HTMLElement | undefined;

const time = () => new Date().toLocaleTimeString('zh-CN', { hour12: false });

function tick() {
  const clock = place?.querySelector('.bus__clock');
  if (clock) clock.textContent = time();
}

function press() {
  globals.busPresses = (globals.busPresses ?? 0) + 1;
  const count = place?.querySelector('.bus__presses');
  if (count) count.textContent = `已收藏 ${globals.busPresses} 次`;
}

const news = () => place?.querySelector('.bus')?.setAttribute('data-news', 'heard');

async function mount({ container }: Props) {
  place = container;
  const main = container?.querySelector('.bus');
  if (!main) throw new Error('there is no place for the application');
  main.innerHTML = `<h2>下一班校车</h2><p class="bus__clock"></p><button type="button">收藏线路</button>
    <p class="bus__presses"></p>`;
  main.querySelector('button')?.addEventListener('click', press);
  window.addEventListener('bus-news', news);
  timer = window.setInterval(tick, TICK_MS);
  tick();
}

async function unmount() {
  window.clearInterval(timer);
  window.removeEventListener('bus-news', news);
  place?.querySelector('.bus')?.replaceChildren();
  place = undefined;
}

Object.assign(window, { busApplication: { bootstrap: async () => undefined, mount, unmount } });
