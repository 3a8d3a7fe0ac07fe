import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as landingLimits from '@yizhan/contract/limits/landing.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteOf } from '../common/site.ts';
import { landingSchool } from '../domain/landing/school.ts';
import { landingTexts } from '../domain/landing/texts.ts';
import type { Tenant } from '../domain/tenants/tenants.ts';
import { listPublic } from '../features/guides/queries.ts';
import { readGuide } from '../features/guides/reading.ts';
import type { Parts } from '../parts.ts';
import { guideHtml, missingGuideHtml } from './guide-html.ts';
import { guideTexts } from './guide-texts.ts';
import { pageHeaders } from './page-headers.ts';
import { languageOf, lookOf, takeChoices } from './page-preferences.ts';
import { sitemapXml } from './sitemap.ts';
import type { WebBuild } from './web-build.ts';

/** The guides everybody may read without signing in, and the sitemap for search engines. */
export function serveGuides(app: FastifyInstance, parts: Parts, web: WebBuild | undefined) {
  const { config, tenants, database, files, clock } = parts;
  const sitemap = rememberSitemaps(parts);

  const around = async (request: FastifyRequest, reply: FastifyReply, school: Tenant) => {
    const language = languageOf(request);
    const db = database.of(school.id);
    const index = await parts.landing.index(db, language);
    const nonce = pageHeaders(reply, request, { config, school });
    const site = siteOf(config, school, request.host);
    const words = { t: guideTexts[language], frame: landingTexts(language), index };
    return {
      language,
      school,
      owner: await parts.english.inLanguage(db, language, await landingSchool({ ...parts, db }, school)),
      nonce,
      site,
      styles: web?.styles ?? [],
      ...words,
      look: lookOf(request),
    };
  };

  const preHandler = takeChoices(config);
  app.get<{ Params: { code: string } }>('/s/:code', { preHandler }, async (request, reply) => {
    const school = await tenants.byHost(request.hostname);
    const { code } = request.params;
    // No code contains a NUL byte, and no database accepts one.
    const known = code.length <= fieldLimits.nameLength && !code.includes('\0');
    const context = { db: database.of(school.id), now: clock(), files, person: undefined };
    const guide = known ? await readGuide(context, { code }) : undefined;
    if (!guide) return reply.code(404).send(missingGuideHtml(await around(request, reply, school)));
    const shown = await parts.english.inLanguage(context.db, languageOf(request), guide);
    return reply.send(guideHtml(shown, await around(request, reply, school)));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const school = await tenants.byHost(request.hostname);
    const site = siteOf(config, school, request.host);
    return reply.type('application/xml; charset=utf-8').send(sitemapXml(site, await sitemap(school.id)));
  });

  app.get('/robots.txt', async (request, reply) => {
    const school = await tenants.byHost(request.hostname);
    const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /files/', 'Allow: /'];
    const site = siteOf(config, school, request.host);
    return reply.type('text/plain; charset=utf-8').send([...lines, `Sitemap: ${site}/sitemap.xml`, ''].join('\n'));
  });
}

type GuidePages = Awaited<ReturnType<typeof listPublic>>;

/** Anybody can request it without limit, so it is cached for a minute per school. */
function rememberSitemaps({ database, clock, bus }: Parts) {
  const cache = new Map<string, { pages: Promise<GuidePages>; until: number }>();
  bus.subscribe('bus.missed', () => cache.clear());
  return (tenantId: string): Promise<GuidePages> => {
    const now = clock().getTime();
    const cached = cache.get(tenantId);
    if (cached && cached.until > now) return cached.pages;
    const pages = listPublic(database.of(tenantId), landingLimits.maxSitemapEntries);
    cache.set(tenantId, { pages, until: now + landingLimits.cacheMs });
    pages.catch(() => cache.delete(tenantId));
    return pages;
  };
}
