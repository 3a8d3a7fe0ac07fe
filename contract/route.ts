import type { Action } from './limits/actions.ts';
import type { Menu } from './sections.ts';

/** The services behind one origin; the names are the specification's. */
export const bases = {
  platform: '/api/blade-platform',
  workbench: '/api/blade-workbench',
  online: '/api/online-service-platform',
  comb: '/api/comb-cygj',
  user: '/api/blade-user',
  auth: '/api/blade-auth',
} as const;

export type Base = keyof typeof bases;
export type Method = 'GET' | 'POST';

type Access = { access: 'nobody' | 'login' } | { access: 'config'; menu: Menu | 'any' };

/** A call as plain data: first screens import nothing heavier. */
export type Route = Access & {
  base: Base;
  method: Method;
  path: string;
  /** Read-only: a POST call also answers GET with a query. */
  reads?: true;
  /** The body is multipart form data with one file. */
  upload?: true;
  /** A POST with its values in the query (the token renewal). */
  inQuery?: true;
  /** Also sends the token in the access-token header (the sign-out). */
  accessTokenHeader?: true;
  /** Also answers while the session is locked. For all other public calls a locked session counts as a visitor. */
  whileLocked?: true;
  /** Works as ever while an administrator looks at the portal as another; of the rest, only what reads answers. */
  whileViewing?: true;
  /** Uses the sealed envelope wherever the server supports it (http/sealed). */
  sealed?: true;
  /** Its kind of action, which has a limit of its own (limits/actions.ts). */
  action?: Action;
  /** Its kind of action with a keyword. Without this a call with one is a search. */
  withKeyword?: Action;
  /** Aliases of the same call. */
  also?: readonly { method: Method; path: string }[];
};

export type Routes = Record<string, Route>;

export const addressOf = (route: Pick<Route, 'base' | 'path'>) => `${bases[route.base]}${route.path}`;

/** Every method and path a call answers to: its own, the GET twin of a read-only POST, and its aliases. */
export function addressesOf(route: Route): { method: Method; url: string }[] {
  const own = { method: route.method, path: route.path };
  const twin = route.reads && route.method === 'POST' ? [{ method: 'GET' as const, path: route.path }] : [];
  return [own, ...twin, ...(route.also ?? [])].map(({ method, path }) => ({
    method,
    url: addressOf({ base: route.base, path }),
  }));
}

/** Changes nothing that others or one's later self would see. */
export const isReading = ({ reads, method, access }: Pick<Route, 'reads' | 'method' | 'access'>) =>
  reads === true || (method === 'GET' && access !== 'nobody');

/** Boot delivers the envelope's keys, and an upload is a stream: these two are never sealed. */
export const isNeverSealed = ({ path, upload }: Pick<Route, 'path' | 'upload'>) =>
  upload === true || path === '/nobody/index/index';
