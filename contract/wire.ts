/** Constants of the wire that both sides use. */
export const wire = {
  /** The product's version, as boot reports it. */
  version: '1.0.0',
  tenant: '000000',
  /** Identifies the client; not a secret. */
  basicClient: 'portal:portal_secret',
  authHeader: 'Blade-Auth',
  tenantHeader: 'Tenant-Id',
  accessTokenHeader: 'access-token',
  /** The user_info_id and user_info_name of a request before sign-in. */
  nobody: 'anonymous',
  timeParam: 'time',
  /**
   * The guide for new users on the landing page: its element id equals its address after the hash, so no script is
   * needed.
   */
  help: '/?help',
  socketPath: '/ws/im',
  /** Why a socket was closed; any other code is a lost connection. */
  socketClosed: { refused: 4001, elsewhere: 4002 },
} as const;
