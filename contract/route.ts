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

/** A call as plain data: first screens import this and nothing heavier. */
export type Route = Access & {
  base: Base;
  method: Method;
  path: string;
  /** Changes nothing: a POST call answers GET with a query as well. */
  reads?: true;
  /** The body is multipart form data with one file. */
  upload?: true;
  /** A POST whose values stand in the query (the token renewal). */
  inQuery?: true;
  /** Sends the token in the access-token header as well (the sign-out). */
  accessTokenHeader?: true;
  /** Answers while the session is locked, too; to any other call that is open to nobody, a locked session is nobody. */
  whileLocked?: true;
  /** Travels inside the sealed envelope wherever the server has one (http/sealed). */
  sealed?: true;
  /** Second names of the same call. */
  also?: readonly { method: Method; path: string }[];
};

export type Routes = Record<string, Route>;

export const addressOf = (route: Pick<Route, 'base' | 'path'>) => `${bases[route.base]}${route.path}`;

/** Every name a call answers to: its own, the GET twin of a POST that only reads, and its second names. */
export function addressesOf(route: Route): { method: Method; url: string }[] {
  const own = { method: route.method, path: route.path };
  const twin = route.reads && route.method === 'POST' ? [{ method: 'GET' as const, path: route.path }] : [];
  return [own, ...twin, ...(route.also ?? [])].map(({ method, path }) => ({
    method,
    url: addressOf({ base: route.base, path }),
  }));
}

/** Boot brings the envelope's keys, and a form with a file travels as a stream: these two stand outside it. */
export const isNeverSealed = ({ path, upload }: Pick<Route, 'path' | 'upload'>) =>
  upload === true || path === '/nobody/index/index';
