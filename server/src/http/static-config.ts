import * as fileLimits from '@yizhan/contract/limits/files.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { numberFieldAliases } from '@yizhan/contract/number-field-aliases.ts';
import { bases } from '@yizhan/contract/route.ts';
import type { FastifyInstance } from 'fastify';
import type { Tenant } from '../domain/tenants/tenants.ts';
import type { Parts } from '../parts.ts';

/** Small files that clients read before anything else, specific to each school. */
const files: Record<string, (tenant: Tenant) => unknown> = {
  '/lib/staticConfig.json': ({ id, name, settings }) => ({
    tenantId: id,
    tenantMode: true,
    name,
    shortName: settings.shortName,
    bases,
    timeouts: { platform: requestLimits.platformTimeoutMs, online: requestLimits.onlineTimeoutMs },
    pageSize: requestLimits.pageSize,
    uploadBytes: fileLimits.maxUploadBytes,
  }),
  '/lib/filterNumberFieldAliasArr.json': () => numberFieldAliases,
  '/lib/sessionExpiration.json': ({ settings }) => settings.session,
  '/theme/theme.json': ({ settings }) => settings.theme,
};

export function serveStaticConfig(app: FastifyInstance, { tenants }: Parts) {
  for (const [url, content] of Object.entries(files)) {
    app.get(url, async (request, reply) => {
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
      return JSON.stringify(content(await tenants.byHost(request.hostname)));
    });
  }
}
