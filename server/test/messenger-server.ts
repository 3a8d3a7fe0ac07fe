import type { MessengerApp } from '../src/outside/messenger.ts';
import type { aServer } from './scripted-server.ts';

/** A scripted messenger that knows one app. */
export type MessengerServer = Awaited<ReturnType<typeof aServer>> & {
  /** Somebody scans: their browser comes back with this code. `who`: their id there, or all that is said of them. */
  scan(code: string, who: string | object): void;
  /** As its administrator enters it, without the secret. */
  app: Omit<MessengerApp, 'appSecret'> & { authorizeUrl: string };
  appSecret: string;
  /** What it says of a wrong secret. */
  wrongSecret: string;
};
