import type { FastifyInstance } from 'fastify';
import { isHttps } from '../common/site.ts';
import type { Config } from '../config.ts';

const YEAR = 365 * 24 * 3600;

const refused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'browsing-topics'];

/** Headers of every page. */
export const documentHeaders = {
  'permissions-policy': refused.map((feature) => `${feature}=()`).join(', '),
  // A service may open a popup, but it cannot reach back into the portal.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'SAMEORIGIN',
};

/** Headers of every response. Responses of calls must not be cached. */
export function addHeaders(app: FastifyInstance, config: Config) {
  const secure = isHttps(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (secure) reply.header('strict-transport-security', `max-age=${YEAR}`);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    else reply.header('referrer-policy', 'same-origin');
    done();
  });
}
