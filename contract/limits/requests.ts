/** What client and server agree on for every call. Loaded by the first screens, so it stays short. */

export const platformTimeoutMs = 30_000;
export const onlineTimeoutMs = 50_000;
export const chunkTimeoutMs = 120_000;
export const pageSize = 20;
export const maxPageSize = 100;
export const maxPage = 100_000;
