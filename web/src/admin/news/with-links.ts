import { useQueries } from '@tanstack/react-query';
import { fileLink, fileOf } from '../../lib/file-link.ts';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const sourceOf = (image: HTMLImageElement) => fileOf(image.getAttribute('src') ?? '');

/** The uploaded pictures a text names. */
export const picturesIn = (html: string) =>
  [...new Set([...parsed(html).querySelectorAll('img')].map(sourceOf))].filter((id) => id !== undefined);

/** The text with each uploaded picture at the address this person sees it. */
export function withLinks(html: string, urls: ReadonlyMap<string, string>): string {
  const body = parsed(html);
  for (const image of body.querySelectorAll('img')) image.src = urls.get(sourceOf(image) ?? '') ?? image.src;
  return body.innerHTML;
}

/** What is being written, with its pictures to be seen: the server does the same for what is stored. */
export function useLinkedText(html: string): string {
  const ids = picturesIn(html);
  const links = useQueries({ queries: ids.map((id) => fileLink(id)) });
  return withLinks(html, new Map(ids.flatMap((id, at) => (links[at]?.data ? [[id, links[at].data] as const] : []))));
}
