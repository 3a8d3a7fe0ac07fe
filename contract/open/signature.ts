/** What a signature covers. Plain functions: the server, the page for developers and tests spell it alike. */
export type SignedParts = {
  method: string;
  /** With its query, exactly as in the request line. */
  url: string;
  timestamp: string;
  nonce: string;
  /** SHA-256 of the body in lower-case hex; of nothing for a request without one. */
  bodyHash: string;
};

export const signatureHeaders = {
  appId: 'x-app-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const;

/** The parameters as they are sent, ordered by their bytes: nothing is decoded, so nothing can be read in two ways. */
export const sortedQuery = (url: string) => {
  const at = url.indexOf('?');
  return at < 0
    ? ''
    : url
        .slice(at + 1)
        .split('&')
        .filter(Boolean)
        .sort()
        .join('&');
};

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** The six lines of the string to sign, in order. */
export const signedLines = ({ method, url, timestamp, nonce, bodyHash }: SignedParts): string[] => [
  method.toUpperCase(),
  pathOf(url),
  sortedQuery(url),
  timestamp,
  nonce,
  bodyHash,
];

export const stringToSign = (parts: SignedParts) => signedLines(parts).join('\n');
