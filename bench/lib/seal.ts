import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import type { EnvelopeKeys } from '@yizhan/contract/entities/session.ts';
import { sealed, signedRequest } from '@yizhan/contract/sealed.ts';

export type SealedRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Decrypts an answer. */
  open(text: string): string;
};

const raw = (key: string) => ({ format: 'jwk' as const, key: { kty: 'OKP', crv: 'X25519', x: key } });

/** The page's side of the envelope with the server's default suite, implemented outside the product. */
export function aSealingPage({ exchange }: EnvelopeKeys) {
  const ours = generateKeyPairSync('x25519');
  const sealKey = String(ours.publicKey.export({ format: 'jwk' }).x);
  const secret = diffieHellman({ privateKey: ours.privateKey, publicKey: createPublicKey(raw(exchange)) });
  const salt = Buffer.concat([Buffer.from(sealKey, 'base64url'), Buffer.from(exchange, 'base64url')]);
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, salt, purpose, sealed.keyBytes.x25519));
  const [requestKey, answerKey, signKey] = [
    derive(sealed.purposes.request),
    derive(sealed.purposes.answer),
    derive(sealed.purposes.sign),
  ];

  function encrypt(text: string, id: string): string {
    const iv = randomBytes(sealed.ivBytes);
    const cipher = createCipheriv('aes-256-gcm', requestKey, iv).setAAD(Buffer.from(id));
    const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return JSON.stringify({ data: bytes.toString('base64') });
  }

  function decrypt(answer: string, id: string): string {
    const { data } = JSON.parse(answer) as { data: string };
    const bytes = Buffer.from(data, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', answerKey, bytes.subarray(0, sealed.ivBytes));
    decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(-sealed.tagBytes));
    return (
      decipher.update(bytes.subarray(sealed.ivBytes, -sealed.tagBytes), undefined, 'utf8') + decipher.final('utf8')
    );
  }

  return ({ method, path, headers, body: plain }: SealedRequest): SealedRequest => {
    const id = randomUUID();
    const body = plain && encrypt(plain, id);
    const time = String(Date.now());
    const token = headers['blade-auth'] ?? '';
    const text = signedRequest({ method, path, token, tenant: '', id, time, body });
    const signature = createHmac('sha256', signKey).update(text).digest('base64url');
    const own = { [sealed.keyHeader]: sealKey, [sealed.idHeader]: `${id}.${time}.${signature}` };
    return { method, path, headers: { ...headers, ...own }, body, open: (text) => decrypt(text, id) };
  };
}
