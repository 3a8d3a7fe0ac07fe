/** What client and server agree on for every call. Loaded by the first screens, so it stays short. */

export const platformTimeoutMs = 30_000;
export const onlineTimeoutMs = 50_000;
/** HM-3: an unreachable server is noticed within two seconds, and looked for again this often. */
export const probeTimeoutMs = 1_500;
export const probeRetryMs = 2_000;
export const chunkTimeoutMs = 120_000;
export const pageSize = 20;
export const maxPageSize = 100;
export const maxPage = 100_000;
