import type { TenantSettings } from '@yizhan/contract/entities/settings.ts';
import type { SignOnDetail, SignOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { forMessengers } from '@yizhan/contract/messengers.ts';
import { isSameApp, isSameProvider, withoutTrailingSlash } from '@yizhan/contract/secret-target.ts';

type Seal = (secret: string) => string;

/** The settings as stored. An absent secret keeps the stored one, if it is for the same provider or app. */
export function merged(before: TenantSettings, input: SignOnInput, seal: Seal): TenantSettings {
  const { session, cas, oidc, ...rest } = input;
  const { signOn } = before;
  const secretOf = (typed: string | undefined, stored: string) => (typed === undefined ? stored : seal(typed));
  const clientSecret = oidc && signOn.oidc && isSameProvider(oidc, signOn.oidc) ? signOn.oidc.clientSecret : '';
  return {
    ...before,
    session,
    signOn: {
      ...rest,
      cas: cas && { ...cas, url: withoutTrailingSlash(cas.url) },
      oidc: oidc && { ...oidc, clientSecret: secretOf(oidc.clientSecret, clientSecret) },
      ...forMessengers((messenger) => {
        const [app, stored] = [input[messenger], signOn[messenger]];
        if (!app) return null;
        const appSecret = secretOf(app.appSecret, stored && isSameApp(app, stored) ? stored.appSecret : '');
        return { ...app, baseUrl: withoutTrailingSlash(app.baseUrl), appSecret };
      }),
    },
  };
}

type SignOnView = { settings: TenantSettings; version: string; callbacks: SignOnDetail['callbacks'] };

/** The settings as an administrator sees them: of a secret, only whether there is one. */
export function toDetail({ settings, version, callbacks }: SignOnView): SignOnDetail {
  const { signOn, session } = settings;
  return {
    ...signOn,
    session,
    oidc: signOn.oidc && withoutSecret(signOn.oidc, 'clientSecret'),
    ...forMessengers((messenger) => {
      const app = signOn[messenger];
      return app && withoutSecret(app, 'appSecret');
    }),
    callbacks,
    version,
  };
}

function withoutSecret<T extends Record<K, string>, K extends string>(settings: T, name: K) {
  const { [name]: secret, ...rest } = settings;
  return { ...rest, hasSecret: secret !== '' };
}
