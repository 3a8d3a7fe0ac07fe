/** Messages between the main thread and the database worker. */
export type ToWorker = 'close' | { id: number; messages: { kind: string; bytes: Uint8Array }[] };
export type FromWorker = 'ready' | { id: number; answers: Uint8Array<ArrayBuffer>[] };
