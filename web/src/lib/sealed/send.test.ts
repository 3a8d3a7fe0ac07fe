import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { sm2 } from 'sm-crypto-v2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, refused, type WireRequest } from '../../../test/wire.ts';
import { api } from '../api.ts';
import { useSession } from '../session.ts';
import { fromHex, toBase64Url } from './bytes.ts';
import { newId } from './envelope.ts';
import { prepareSealing } from './prepare.ts';

const keys = {
  x25519: {
    suite: 'x25519' as const,
    exchange: toBase64Url(x25519.keygen().publicKey),
    signing: toBase64Url(ed25519.keygen().publicKey),
  },
  sm: {
    suite: 'sm' as const,
    exchange: toBase64Url(fromHex(sm2.generateKeyPairHex().publicKey)),
    signing: toBase64Url(fromHex(sm2.generateKeyPairHex().publicKey)),
  },
};

const serverHas = (suite: keyof typeof keys, required = false) =>
  useSession.setState({ boot: boot({ envelope: { ...keys[suite], required } }) });

const isSealed = ({ headers }: WireRequest) => headers.has('seal-key') && headers.has('request-id');
/** No test can sign as the server, so every call fails; only the requests matter. */
const noAnswer = refused({ status: 503 });
const unanswered = (call: Promise<unknown>) => call.catch(() => undefined);

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

test.each(['x25519', 'sm'] as const)(
  'CL-4 the sign-in travels sealed, with who sends it inside (%s)',
  async (suite) => {
    const wire = fakeWire({ 'session.signIn': noAnswer });
    serverHas(suite);
    await unanswered(api.session.signIn({ account: 't001', password: 'secret' }));
    const [sent] = wire.to('session.signIn');
    expect(sent && isSealed(sent)).toBe(true);
    expect(sent?.body).toEqual({ data: expect.stringMatching(/^[\w+/]+=*$/) });
  },
);

test('CL-4 a page keeps one key, and every request has an id of its own', async () => {
  const wire = fakeWire({ 'session.signIn': noAnswer });
  serverHas('x25519');
  await unanswered(api.session.signIn({ account: 't001', password: 'secret' }));
  await unanswered(api.session.signIn({ account: 't001', password: 'secret' }));
  const [one, two] = wire.to('session.signIn');
  expect(one?.headers.get('seal-key')).toBe(two?.headers.get('seal-key'));
  expect(one?.headers.get('request-id')).not.toBe(two?.headers.get('request-id'));
});

test('CL-4 other calls travel in the open unless every call has to be sealed', async () => {
  const wire = fakeWire({
    'shell.topMenu': noAnswer,
    'session.captcha': noAnswer,
    'files.upload': noAnswer,
    'session.boot': boot(),
  });
  serverHas('x25519');
  await unanswered(api.shell.topMenu());
  serverHas('x25519', true);
  await unanswered(api.shell.topMenu());
  await unanswered(api.session.captcha());
  await unanswered(api.files.upload({ file: new File(['x'], 'x.txt') }));
  await useSession.getState().loadBoot();
  const sealed = wire.sent.map((sent) => `${sent.path.split('/').at(-1)} ${isSealed(sent)}`);
  expect(sealed.slice(0, 3)).toEqual(['getTopMenu false', 'getTopMenu true', 'captcha true']);
  expect(sealed.slice(3).every((line) => line.endsWith('false'))).toBe(true);
});

test('CL-4 where the document asks for it, the first calls wait for the keys', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'zh-CN', dataset: { envelope: 'required' } } });
  const wire = fakeWire({
    'session.boot': boot({ envelope: { ...keys.x25519, required: true } }),
    'session.init': noAnswer,
  });
  useSession.setState({ boot: undefined, session: undefined });
  await unanswered(api.session.init());
  expect(wire.sent.map((sent) => `${sent.path.split('/').at(-1)} ${isSealed(sent)}`)).toEqual([
    'index false',
    'init true',
  ]);
});

const unusable = {
  'an emptied key': { exchange: '' },
  'a shortened key': { exchange: keys.x25519.exchange.slice(0, -4) },
  'a key that is no text': { exchange: 7 as never },
  'no key': { exchange: undefined as never },
  'the key of another suite': { exchange: keys.sm.exchange },
  'a shortened signing key': { signing: keys.x25519.signing.slice(0, -4) },
  'an emptied key of the other suite': { ...keys.sm, exchange: '' },
  'a shortened key of the other suite': { ...keys.sm, exchange: keys.sm.exchange.slice(0, -4) },
};

test.each(Object.entries(unusable))('CL-4 a boot with %s never leads to a plain request', async (_, changed) => {
  vi.stubGlobal('document', { documentElement: { lang: 'zh-CN', dataset: { envelope: 'required' } } });
  const wire = fakeWire();
  useSession.setState({ boot: boot({ envelope: { ...keys.x25519, required: true, ...changed } }) });
  for (const call of [() => api.session.signIn({ account: 't001', password: 'secret' }), () => api.session.init()])
    await expect(call()).rejects.toMatchObject({ status: 1002, msg: '校验参数不存在，可能存在欺诈行为。' });
  expect(wire.sent).toEqual([]);
});

test('CL-4 without crypto.subtle, as on plain http, nothing is missing', async () => {
  const wire = fakeWire({ 'session.signIn': noAnswer });
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  useSession.setState({ boot: boot({ envelope: { ...keys.sm, required: false } }) });
  await unanswered(api.session.signIn({ account: 't001', password: 'secret' }));
  expect(wire.to('session.signIn').every(isSealed)).toBe(true);
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('CL-4 a made-up refusal does not end the session', async () => {
  fakeWire({ 'session.changePassword': refused({ http: 401, status: 401 }) });
  signedIn();
  serverHas('x25519');
  const call = api.session.changePassword({ oldPassword: 'a', newPassword: 'b' } as never);
  await expect(call).rejects.toMatchObject({ status: 1002, msg: '校验参数不存在，可能存在欺诈行为。' });
  expect(useSession.getState().session).toBeDefined();
});

test('preparing the envelope before anything is known does no harm', async () => {
  useSession.setState({ boot: undefined });
  prepareSealing();
  await vi.dynamicImportSettled();
  expect(useSession.getState().boot).toBeUndefined();
});
