import * as z from 'zod';
import { calls } from '../call.ts';
import { nothing } from '../entities/common.ts';
import { firstLink, suspension, tenantCode, tenantInput, tenantRow } from '../entities/tenant.ts';
import { tenantRoutes } from '../routes/tenants.ts';

const byCode = z.object({ id: tenantCode });

export const tenants = calls(tenantRoutes, {
  list: {
    summary: 'The schools of this installation with what they use; nothing of their data',
    input: nothing,
    output: z.array(tenantRow),
  },
  create: {
    summary: 'A new school, with a link for its first administrator',
    input: tenantInput,
    output: byCode.extend({ link: firstLink }),
  },
  update: {
    summary: 'Name, hosts and quotas of a school; needs the version the editor holds',
    input: tenantInput.extend({ id: tenantCode, version: z.number().int() }),
    output: byCode,
  },
  suspend: { summary: 'Close a school: everybody is signed out, nobody gets in', input: suspension, output: nothing },
  resume: { summary: 'Open a suspended school again', input: byCode, output: nothing },
  createLink: {
    summary: 'Another link for the first administrator, as long as there is none; the one before ends',
    input: byCode,
    output: firstLink,
  },
});
