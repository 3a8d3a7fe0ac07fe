import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, fail } from '../common/fail.ts';
import { isHttps } from '../common/site.ts';
import { bindBrowser, isOnRoundTrip, isSameBrowser, markRoundTrip } from '../domain/sign-on/browser-binding.ts';
import { redirectToCas, signInByCas, signOutByCas } from '../features/session/sign-on/cas.ts';
import { redirectToOidc, signInByOidc, signOutByOidc } from '../features/session/sign-on/oidc.ts';
import { ownPath, refuse, type SignOnRequest } from '../features/session/sign-on/sign-on-request.ts';
import type { Parts } from '../parts.ts';
import { AddressLimit } from './address-limit.ts';
import { callerOf } from './caller.ts';

const LONGEST_TICKET = 500;

type SignOnReturn = { code: string; redirect: string };
type RedirectTo = (
  visit: SignOnRequest,
  leaving: { redirect: string; again: boolean },
) => Promise<{ url: string; state: string }>;

/** The sign-on routes: browsers return here from the central login, which also sends its single sign-outs here. */
export function serveSignOn(app: FastifyInstance, parts: Parts, most: number) {
  const https = isHttps(parts.config);
  const perAddress = new AddressLimit(most, parts.clock);

  /** Requests that get this far cause work for the central login or the database, so only these are counted. */
  const visitOf = async (request: FastifyRequest): Promise<SignOnRequest> => {
    perAddress.count(request.ip);
    const tenant = await parts.tenants.byHost(request.hostname);
    const { config, secrets, bus, replayGuard, foreign, logger, database, clock } = parts;
    const own = { tenant, db: database.of(tenant.id), now: clock(), caller: callerOf(request) };
    return { config, secrets, bus, replayGuard, foreign, log: logger, ...own };
  };

  /** On failure the browser is redirected to a page that explains it, never left with a raw error. */
  const codeOf = (error: unknown, { id }: FastifyRequest): string => {
    if (error instanceof Failure) return error.code;
    parts.logger.error({ err: error, trace: id }, 'sign-on failed');
    return 'internal';
  };

  const backToLogin = async (request: FastifyRequest, reply: FastifyReply, work: () => Promise<SignOnReturn>) => {
    const result = await work().catch((error: unknown) => codeOf(error, request));
    if (typeof result === 'string') return reply.redirect(loginPage({ signOnError: result }));
    reply.header('set-cookie', bindBrowser(result.code, 'code', { https }));
    return reply.redirect(loginPage({ ticket: result.code }, result.redirect));
  };

  /** Sends a browser to the central login, with a state that only this browser can bring back. */
  const leave = async (request: FastifyRequest, reply: FastifyReply, way: 'cas' | 'oidc', redirectTo: RedirectTo) => {
    const redirect = ownPath(wordIn(request.query, 'redirect'));
    const again = wordIn(request.query, 'again') === 'true';
    const go = async () => redirectTo(await visitOf(request), { redirect, again });
    const gone = await go().catch((error: unknown) => codeOf(error, request));
    if (typeof gone === 'string') return reply.redirect(loginPage({ signOnError: gone }));
    return reply.header('set-cookie', bindBrowser(gone.state, way, { https })).redirect(gone.url);
  };

  /**
   * A login begun at the central login's own portal brings a ticket without a state, and so might a link that somebody
   * else made. The ticket is left unused; the login begins again from here, once.
   */
  const beginHere = (request: FastifyRequest, reply: FastifyReply) => {
    const redirect = ownPath(wordIn(request.query, 'redirect'));
    const query = redirect && `?${new URLSearchParams({ redirect })}`;
    return reply.header('set-cookie', markRoundTrip({ https })).redirect(`/sso/cas/start${query}`);
  };

  /** A central login cannot fix a sign-out we do not understand, so it gets 200. After "too many" it may retry. */
  const alwaysWell = (error: unknown, { id }: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Failure && error.code === 'too_many') throw error;
    parts.logger.warn({ err: error, trace: id }, 'single sign-out not understood');
    void reply.code(200).send('');
  };

  void app.register(async (sso) => {
    sso.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    sso.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    // No HEAD: it would consume the ticket.
    const getOnly = { exposeHeadRoute: false };

    sso.get('/sso/cas/start', getOnly, (request, reply) =>
      leave(request, reply, 'cas', (visit, leaving) =>
        redirectToCas(visit, { ...leaving, gateway: wordIn(request.query, 'gateway') === 'true' }),
      ),
    );

    sso.get('/sso/cas', getOnly, async (request, reply) => {
      const [ticket, state] = [wordIn(request.query, 'ticket'), wordIn(request.query, 'state')];
      const { cookie } = request.headers;
      if (state) reply.header('set-cookie', bindBrowser(state, 'cas', { https, over: true }));
      if (!ticket) return reply.redirect(loginPage({ signOnError: 'none' }));
      if (!state && !isOnRoundTrip(cookie)) return beginHere(request, reply);
      return backToLogin(request, reply, async () => {
        const visit = await visitOf(request);
        if (ticket.length > LONGEST_TICKET) refuse(visit, 'sign_on_refused', 'the ticket is too long');
        if (!state)
          refuse(visit, 'sign_on_refused', 'the central login does not return the state in the service address');
        if (!isSameBrowser(cookie, state)) refuse(visit, 'sign_on_refused', 'another browser');
        reply.header('set-cookie', markRoundTrip({ https, over: true }));
        return signInByCas(visit, { ticket, state });
      });
    });

    sso.post(
      '/sso/cas',
      { bodyLimit: signInLimits.maxSignOnAnswerBytes, errorHandler: alwaysWell },
      async (request, reply) => {
        await signOutByCas(await visitOf(request), wordIn(request.body, 'logoutRequest'));
        return reply.send('');
      },
    );

    sso.get('/sso/oidc/start', getOnly, (request, reply) => leave(request, reply, 'oidc', redirectToOidc));

    sso.get('/sso/oidc', getOnly, async (request, reply) =>
      backToLogin(request, reply, async () => {
        const state = wordIn(request.query, 'state');
        const visit = await visitOf(request);
        if (!isSameBrowser(request.headers.cookie, state)) refuse(visit, 'sign_on_refused', 'another browser');
        reply.header('set-cookie', bindBrowser(state, 'oidc', { https, over: true }));
        return signInByOidc(visit, { state, search: request.url.slice(request.url.indexOf('?')) });
      }),
    );

    sso.post('/sso/oidc/logout', { bodyLimit: signInLimits.maxSignOnAnswerBytes }, async (request, reply) => {
      const token = wordIn(request.body, 'logout_token') || fail('unreadable');
      await signOutByOidc(await visitOf(request), token);
      return reply.send('');
    });
  });
}

const wordIn = (fields: unknown, name: string): string => {
  const value = (fields as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

/** The client takes over from here. The code that opens a session is in its URL only for a moment. */
const loginPage = (query: Record<string, string>, redirect = '') =>
  `/?${new URLSearchParams(query)}#/login${redirect && `?${new URLSearchParams({ redirect })}`}`;
