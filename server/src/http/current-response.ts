import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The response a connection is busy with. The property is private to Node, which checks the same one. */
export const currentResponse = (
  socket: Duplex & { _httpMessage?: ServerResponse | null },
): ServerResponse | undefined => socket._httpMessage ?? undefined;

export const hasBegunResponse = (socket: Duplex): boolean => currentResponse(socket)?.headersSent ?? false;
