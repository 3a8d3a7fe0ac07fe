import { useQueries } from '@tanstack/react-query';
import { fileLink, parseFileId } from '../lib/file-link.ts';

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const sourceOf = (image: HTMLImageElement) => parseFileId(image.getAttribute('src') ?? '');

/** The uploaded pictures in a text. */
export const listPictures = (html: string) =>
  [...new Set([...parseHtml(html).querySelectorAll('img')].map(sourceOf))].filter((id) => id !== undefined);

/** The text with each uploaded picture at the signed address for this person. */
export function withLinks(html: string, urls: ReadonlyMap<string, string>): string {
  const body = parseHtml(html);
  for (const image of body.querySelectorAll('img')) image.src = urls.get(sourceOf(image) ?? '') ?? image.src;
  return body.innerHTML;
}

/** The text in the editor with its pictures visible; the server does the same for the stored text. */
export function useLinkedText(html: string): string {
  const ids = listPictures(html);
  const links = useQueries({ queries: ids.map((id) => fileLink(id)) });
  return withLinks(html, new Map(ids.flatMap((id, at) => (links[at]?.data ? [[id, links[at].data] as const] : []))));
}
