/** Fixed words of the wire that both sides use. */
export const wire = {
  /** Of the product, as boot tells it. */
  version: '1.0.0',
  tenant: '000000',
  /** Identifies the client; it is no secret. */
  basicClient: 'portal:portal_secret',
  authHeader: 'Blade-Auth',
  tenantHeader: 'Tenant-Id',
  accessTokenHeader: 'access-token',
  /** What a request carries as user_info_id and user_info_name before anybody signed in. */
  nobody: 'anonymous',
  timeParam: 'time',
  /** The guide for new users on the landing page: its id there and its address after the hash are one, so no script is needed. */
  help: '/?help',
  socketPath: '/ws/im',
  /** Why a socket ended; any other code is a loss. */
  socketClosed: { refused: 4001, elsewhere: 4002 },
} as const;
