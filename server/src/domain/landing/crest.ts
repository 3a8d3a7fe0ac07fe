import { Html, html } from '../../common/html.ts';

/** Our own crest: a mountain ridge over an open book. */
const drawing = [
  '<path class="crest-ground" d="M24 2 42 8v16c0 11-7.5 18-18 22C13.5 42 6 35 6 24V8z"/>',
  '<path class="crest-mark" d="M11 25 19 14l4.5 6L27 16l10 9z"/>',
  '<path class="crest-mark" d="M12 28.6c4.4-1.4 8.4-.9 11 1.2V38c-2.5-2-5.8-2.5-8.7-1.9A15 15 0 0 1 12 28.6zm24 0c-4.4-1.4-8.4-.9-11 1.2V38c2.5-2 5.8-2.5 8.7-1.9A15 15 0 0 0 36 28.6z"/>',
].join('');

/** Inside a page it uses the page's colours. */
const crest = new Html(`<svg class="crest" viewBox="0 0 48 48" aria-hidden="true">${drawing}</svg>`);

/** The school's own logo, or our crest. */
export const crestOf = ({ logo }: { logo: string | null }) =>
  logo ? html`<img class="crest" src="${logo}" alt="" width="40" height="40">` : crest;

/** As a separate file: for the browser tab, the top bar and the sign-in page. */
export const crestFile = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${drawing
    .replace('class="crest-ground"', `fill="${colour}"`)
    .replaceAll('class="crest-mark"', 'fill="#fff"')}</svg>`;
