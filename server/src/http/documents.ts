import { limits } from '@yizhan/contract/limits.ts';
import { landing as en } from '@yizhan/contract/texts/en/landing.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { landing as zh } from '@yizhan/contract/texts/zh-CN/landing.ts';
import type { FastifyInstance } from 'fastify';
import { microAppOrigins } from '../cards/micro-apps.ts';
import type { Tenant } from '../common/tenants.ts';
import type { Caller } from '../context.ts';
import type { Parts } from '../parts.ts';
import { callerOf } from './caller.ts';
import { crestFile, crestOf } from './crest.ts';
import { type Document, documentHtml } from './document-html.ts';
import { html } from './html.ts';
import { landingData } from './landing-data.ts';
import { landingHtml } from './landing-html.ts';
import { pageHeaders } from './page-headers.ts';
import type { WebBuild } from './web-build.ts';

/** `GET /`: the school's own document. Everything behind it is the client's, after the hash. */
export function serveDocuments(app: FastifyInstance, parts: Parts, web: WebBuild | undefined) {
  const documents = rememberDocuments(parts);

  app.get('/', async (request, reply) => {
    const tenant = await parts.tenants.byHost(request.hostname);
    const page = await documents(tenant, callerOf(request).language);
    const microApps = microAppOrigins(await parts.published.list(parts.database.of(tenant.id), 'card'));
    const nonce = pageHeaders(reply, request, { config: parts.config, school: tenant, microApps });
    return reply.send(documentHtml(page, nonce, web));
  });

  app.get('/crest.svg', async (request, reply) => {
    const { settings } = await parts.tenants.byHost(request.hostname);
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('image/svg+xml')
      .send(crestFile(settings.theme.themeColor));
  });
}

/** The landing page is the one page anybody can ask for without end: it is made once a minute for each school. */
function rememberDocuments({ database, bus, clock, config }: Parts) {
  const kept = new Map<string, { page: Promise<Document>; until: number }>();
  const keyOf = (tenantId: string, language: Caller['language']) => `${language} ${tenantId}`;
  bus.subscribe('tenant.changed', ({ tenantId }) => {
    kept.delete(keyOf(tenantId, 'zh-CN'));
    kept.delete(keyOf(tenantId, 'en'));
  });
  bus.subscribe('bus.missed', () => kept.clear());

  const make = async (tenant: Tenant, language: Caller['language'], now: Date): Promise<Document> => {
    const t = language === 'en' ? en : zh;
    const { name: school, settings } = tenant;
    return {
      language,
      title: `${school} · ${t.portal}`,
      description: fill(t.description, { school, portal: t.portal, slogan: settings.slogan }),
      colour: settings.theme.themeColor,
      address: config.publicUrl,
      sealed: config.envelope.required,
      school: html`${crestOf(settings)}<span>${school}</span>`,
      landing: landingHtml(await landingData(database.of(tenant.id), tenant, now), t),
    };
  };

  return (tenant: Tenant, language: Caller['language']): Promise<Document> => {
    const now = clock();
    const key = keyOf(tenant.id, language);
    const known = kept.get(key);
    if (known && known.until > now.getTime()) return known.page;
    const page = make(tenant, language, now);
    kept.set(key, { page, until: now.getTime() + limits.landingCacheMs });
    page.catch(() => kept.delete(key));
    return page;
  };
}
