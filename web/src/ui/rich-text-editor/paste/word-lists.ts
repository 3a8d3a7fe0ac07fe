import { readStyle, styleName } from './pasted-style.ts';

/** A paragraph that Word and WPS show as an item of a list. */
type ListParagraph = { element: Element; level: number; marker: string; isNumbered: boolean };

const listLevel = (element: Element) => /^l\d+\s+level(\d)/.exec(readStyle(element).get('mso-list') ?? '')?.[1];

const markerOf = (element: Element) =>
  [...element.querySelectorAll(`[${styleName}]`)].find((one) => readStyle(one).get('mso-list') === 'ignore');

const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0]+/g, '');

/** `1.`, `(2)`, `a)`, `iv.`, `③`: what a numbered list can show. */
const numbered = /^[(（]?(\d{1,3}|[a-z]|[ivx]{1,5})[.．、)）]$|^[①-⑳]$/i;
/** `一、`, `（三）`, `第二条`, `1.2`: numbers that belong to the text, since no list shows them. */
const worded = /[一二三四五六七八九十百零〇甲乙丙丁]|\d[.．]\d/;

function readParagraph(element: Element): ListParagraph | undefined {
  const level = listLevel(element);
  const marker = plain(markerOf(element)?.textContent ?? null);
  if (!level || element.localName !== 'p' || marker === '' || worded.test(marker)) return undefined;
  return { element, level: Number(level), marker, isNumbered: numbered.test(marker) };
}

/** Turns the paragraphs of Word's lists into lists; numbers that no list can show become words of their paragraph. */
export function makeLists(body: Element): void {
  const paragraphs = [...body.querySelectorAll('p')].flatMap((element) => readParagraph(element) ?? []);
  let run: ListParagraph[] = [];
  for (const paragraph of paragraphs) {
    const last = run.at(-1);
    if (last && last.element.nextElementSibling !== paragraph.element) run = placeRun(run);
    run.push(paragraph);
  }
  placeRun(run);
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const marker = markerOf(element);
    if (marker) marker.textContent = plain(marker.textContent).replace(/([^、）)])$/, '$1 ');
  }
}

/** Puts a run of neighbouring list paragraphs into nested lists, in its place. */
function placeRun(run: readonly ListParagraph[]): [] {
  const [first] = run;
  if (!first) return [];
  const page = first.element.ownerDocument;
  const place = page.createElement('div');
  first.element.before(place);
  const open: { level: number; list: Element }[] = [];
  for (const paragraph of run) {
    const tag = paragraph.isNumbered ? 'ol' : 'ul';
    while ((open.at(-1)?.level ?? 0) > paragraph.level) open.pop();
    const current = open.at(-1);
    if (current?.level === paragraph.level && current.list.localName !== tag) open.pop();
    if (open.at(-1)?.level !== paragraph.level) {
      const list = page.createElement(tag);
      const start = Number(/\d+/.exec(paragraph.marker)?.[0] ?? 1);
      if (tag === 'ol' && start > 1) list.setAttribute('start', String(start));
      (open.at(-1)?.list.lastElementChild ?? place).append(list);
      open.push({ level: paragraph.level, list });
    }
    markerOf(paragraph.element)?.remove();
    const item = page.createElement('li');
    paragraph.element.removeAttribute(styleName);
    item.append(paragraph.element);
    open.at(-1)?.list.append(item);
  }
  return [];
}
