import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { aboveDialogs } from './dialog-stack.ts';
import { watermarkPicture } from './watermark-picture.ts';

const inks = { light: '26 34 51', dark: '232 236 243' } as const;

/** Dark on light pages, light on dark ones. */
function inkColour(): string {
  const isDark = getComputedStyle(document.documentElement).colorScheme.startsWith('dark');
  const scheme = isDark ? 'dark' : 'light';
  return `rgb(${inks[scheme]} / ${uiLimits.watermarkOpacity[scheme]})`;
}

/** Inline and !important for every property: no other rule of the page can hide it. */
const rules = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  inset: '0',
  // Above every z-index of tokens.css, and not a variable that a rule could change.
  'z-index': '1300',
  'pointer-events': 'none',
  'print-color-adjust': 'exact',
  '-webkit-print-color-adjust': 'exact',
} as const;

function draw(lines: readonly string[], colour: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'yz-watermark';
  element.setAttribute('aria-hidden', 'true');
  element.setAttribute(aboveDialogs, '');
  for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value, 'important');
  element.style.setProperty('background-image', watermarkPicture(lines, colour), 'important');
  return element;
}

/** Adds the watermark to the page; if removed or altered, it is drawn again. Returns a function that removes it. */
export function addWatermark(lines: readonly string[]): () => void {
  let colour = inkColour();
  let element = draw(lines, colour);
  const observer = new MutationObserver((changes) => {
    const isDetached = !element.isConnected || element.parentElement !== document.body;
    const altered = changes.some(({ target }) => target === element || element.contains(target));
    if (isDetached || altered) replace();
  });
  function replace() {
    observer.disconnect();
    element.remove();
    element = draw(lines, colour);
    document.body.append(element);
    observer.observe(document.body, { childList: true });
    observer.observe(element, { attributes: true, childList: true, characterData: true, subtree: true });
  }
  replace();
  const onScheme = () => {
    const next = inkColour();
    if (next === colour) return;
    colour = next;
    replace();
  };
  const root = new MutationObserver(onScheme);
  root.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onScheme);
  return () => {
    root.disconnect();
    system.removeEventListener('change', onScheme);
    observer.disconnect();
    element.remove();
  };
}
