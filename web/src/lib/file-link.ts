import { queryOptions, useQuery } from '@tanstack/react-query';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { query } from './api.ts';

/** `/files/12`: how rich text refers to an uploaded file. */
export const filePath = (id: string) => `/files/${id}`;

/** The file id in one of our file addresses, signed or not; undefined for any other address. */
export function parseFileId(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin ? /^\/files\/([1-9]\d{0,17})$/.exec(pathname)?.[1] : undefined;
}

// Signed links expire after some minutes, so they are refetched well before that.
export const linkStaleMs = (fileLimits.linkSeconds * 1000) / 2;

const fileLink = (id: string) =>
  queryOptions({
    ...query.files.link({ id }),
    staleTime: linkStaleMs,
    refetchInterval: linkStaleMs,
    select: ({ url }: { url: string }) => url,
  });

/** The signed URL for `/files/12`, kept valid while the screen is open. */
export function useFileLink(path: string | null | undefined): { url: string | undefined; failed: boolean } {
  const id = path ? parseFileId(path) : undefined;
  const { data, isError } = useQuery({ ...fileLink(id ?? ''), enabled: id !== undefined });
  return { url: data, failed: isError };
}
