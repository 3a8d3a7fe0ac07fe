import { ConfigError } from '../config.ts';
import { FolderLocked } from '../db/embedded/lock.ts';

type ListenError = NodeJS.ErrnoException & {
  port?: number;
  address?: string;
  /** The variable that names the port; PORT unless it says so. */
  variable?: string;
};

/** Why the process cannot start: one line if the operator can fix it, the whole error otherwise. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error instanceof FolderLocked) return error.message;
  const { code, syscall, port, address, variable = 'PORT' } = error as ListenError;
  if (syscall === 'getaddrinfo' && !port) return `HOST: cannot be found: ${error.message}`;
  if (code === 'EADDRNOTAVAIL') return `HOST: ${address} is no address of this machine`;
  if (syscall === 'listen' && code === 'EADDRINUSE') return `${variable}: ${port} is in use on ${address}`;
  if (syscall === 'listen') return `${variable}: cannot listen on ${address}:${port}: ${code}`;
  return error.stack ?? error.message;
}
