import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The answer a connection is busy with. Node keeps this to itself, and asks the same. */
export const currentResponse = (
  socket: Duplex & { _httpMessage?: ServerResponse | null },
): ServerResponse | undefined => socket._httpMessage ?? undefined;

export const hasBegunResponse = (socket: Duplex): boolean => currentResponse(socket)?.headersSent ?? false;
