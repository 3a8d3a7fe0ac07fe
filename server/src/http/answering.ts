import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The answer a connection is busy with. Node keeps this to itself, and asks the same. */
export const currentAnswer = (socket: Duplex & { _httpMessage?: ServerResponse | null }): ServerResponse | undefined =>
  socket._httpMessage ?? undefined;

export const isAnswering = (socket: Duplex): boolean => currentAnswer(socket)?.headersSent ?? false;
