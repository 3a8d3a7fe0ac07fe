import { type DestinationStream, pino, type SerializedError, stdSerializers } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config.ts';

const secretHeaders = ['blade-auth', 'authorization', 'access-token', 'cookie', 'set-cookie'].map(
  (name) => `headers["${name}"]`,
);
const secretFields = ['password', 'next', 'token', 'access_token', 'refresh_token', 'ticket', 'secret'];
const secretParameters = /([?&](?:s|code|ticket|token|access_token|refresh_token|combStr|password)=)[^&#]*/gi;

/** An address as it may be written down: what opens a session or a file is left out. */
export const withoutSecrets = (url: string) => url.replace(secretParameters, '$1[Redacted]');

const serializers = {
  req: ({ method, url }: { method?: string; url?: string }) => ({ method, url: withoutSecrets(url ?? '') }),
  // Errors of libraries carry whole requests and rows along: only what tells where it broke is kept.
  err(error: Error) {
    const { type, message, stack }: SerializedError = stdSerializers.err(error);
    return { type, message: withoutSecrets(message), stack, code: (error as NodeJS.ErrnoException).code };
  },
};

/** Lines for people at a terminal, JSON for everything that collects logs. Nothing that opens a session is written. */
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
