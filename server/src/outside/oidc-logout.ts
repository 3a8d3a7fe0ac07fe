import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { jwtVerify } from 'jose';
import * as z from 'zod';
import type { Provider } from './oidc.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Required claims of a logout token, besides issuer, audience, signature (OpenID Connect Back-Channel Logout 2.4). */
const logoutToken = z
  .object({
    events: z.object({ [EVENT]: z.object({}) }),
    jti: z.string().min(1),
    sid: z.string().optional(),
    sub: z.string().optional(),
    nonce: z.undefined().optional(),
  })
  .refine(({ sid, sub }) => sid !== undefined || sub !== undefined);

/** Whose sessions end: that one (sid), or all of that person (sub). The id (jti) is for the caller's replay guard. */
export async function readLogoutToken({ config, keys }: Provider, token: string, now: Date) {
  const { payload } = await jwtVerify(token, keys, {
    issuer: config.serverMetadata().issuer,
    audience: config.clientMetadata().client_id,
    algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
    requiredClaims: ['iat', 'jti'],
    maxTokenAge: signInLimits.maxLogoutTokenAgeSeconds,
    clockTolerance: signInLimits.logoutClockSkewSeconds,
    currentDate: now,
  });
  const { sid, sub, jti } = logoutToken.parse(payload);
  return { sid, sub, jti };
}
