import { type DestinationStream, pino, type SerializedError, stdSerializers } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config.ts';

const secretHeaders = ['blade-auth', 'authorization', 'access-token', 'cookie', 'set-cookie'].map(
  (name) => `headers["${name}"]`,
);
const secretFields = ['password', 'next', 'token', 'access_token', 'refresh_token', 'ticket', 'secret'];
const secretParameters = /([?&](?:s|code|ticket|token|access_token|refresh_token|combStr|password)=)[^&#]*/gi;

/** The address by which other calendars read an agenda is itself the key. */
const secretPaths = /(\/agenda\/)[\w-]{20,}/g;

/** An address for the log, without anything that opens a session or a file. */
export const withoutSecrets = (url: string) =>
  url.replace(secretParameters, '$1[Redacted]').replace(secretPaths, '$1[Redacted]');

const serializers = {
  req: ({ method, url }: { method?: string; url?: string }) => ({ method, url: withoutSecrets(url ?? '') }),
  // Library errors carry whole requests and rows: only what locates the error is kept.
  err(error: Error) {
    const { type, message, stack }: SerializedError = stdSerializers.err(error);
    return { type, message: withoutSecrets(message), stack, code: (error as NodeJS.ErrnoException).code };
  },
};

/** Readable lines at a terminal, JSON for log collectors. Session secrets are never written. */
export function makeLogger({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream) {
  const options = {
    level: logLevel,
    serializers,
    redact: [
      ...secretHeaders.flatMap((path) => [path, `*.${path}`]),
      ...secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    ],
  };
  if (to) return pino(options, to);
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }));
}
