import { useSession } from '../../lib/session.ts';

/** Exports and imports carry the tenant (EX-12, IP-13); the server goes by the session all the same. */
export const tenantId = () => useSession.getState().session?.user.tenant_id;
