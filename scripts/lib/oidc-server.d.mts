type Provider = {
  issuer: string;
  /** The portal, as the provider knows it. */
  clientId: string;
  clientSecret: string;
  stop(): Promise<void>;
};

export function startOidc(portal: string): Promise<Provider>;
