import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { query } from '../lib/api.ts';
import { linkStaleMs, parseFileId } from '../lib/file-link.ts';

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
  const links = useQuery({
    queryKey: [...query.files.queryKey, ids],
    queryFn: ({ client }) => readLinks(client, ids),
    enabled: ids.length > 0,
    refetchInterval: linkStaleMs,
    placeholderData: keepPreviousData,
  });
  return withLinks(html, links.data ?? new Map());
}

/** The signed addresses of those this person may see. */
async function readLinks(client: QueryClient, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const options = (id: string) => ({ ...query.files.link({ id }), staleTime: linkStaleMs });
  const answers = await Promise.allSettled(ids.map(async (id) => ({ id, ...(await client.fetchQuery(options(id))) })));
  return new Map(answers.flatMap((one) => (one.status === 'fulfilled' ? [[one.value.id, one.value.url]] : [])));
}
