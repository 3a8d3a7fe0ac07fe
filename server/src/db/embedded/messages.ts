/** What the main thread and the database's worker say to one another. */
export type ToWorker = 'close' | { id: number; messages: { kind: string; bytes: Uint8Array }[] };
export type FromWorker = 'ready' | { id: number; answers: Uint8Array<ArrayBuffer>[] };
