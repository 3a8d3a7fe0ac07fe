import { createHash } from 'node:crypto';
import type { LandingIndex } from '@yizhan/contract/entities/landing.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../common/html.ts';
import { siteOf } from '../common/site.ts';
import { microAppOrigins } from '../domain/cards/micro-apps.ts';
import { crestFile, crestOf } from '../domain/landing/crest.ts';
import { landingHtml } from '../domain/landing/landing-html.ts';
import { type LandingSchool, landingSchool } from '../domain/landing/school.ts';
import { landingTexts } from '../domain/landing/texts.ts';
import type { Tenant } from '../domain/tenants/tenants.ts';
import type { Parts } from '../parts.ts';
import type { Caller } from '../person.ts';
import { type Document, documentHtml } from './document-html.ts';
import { pageHeaders } from './page-headers.ts';
import { languageOf, lookOf, takeChoices } from './page-preferences.ts';
import { requestAddress } from './request-address.ts';
import { servedUnderPressure } from './static.ts';
import type { WebBuild } from './web-build.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** `GET /`: the school's document. All other screens are client routes after the hash. */
export function serveDocuments(app: FastifyInstance, parts: Parts, web: WebBuild | undefined) {
  const inlineScripts = web?.inline.boot === undefined ? [] : [`'sha256-${sha256(web.inline.boot)}'`];

  app.get('/', { preHandler: takeChoices(parts.config), config: servedUnderPressure }, async (request, reply) => {
    // Pages that visitors read without the shell have a URL that mails and search engines preserve.
    const { search, searchParams } = requestAddress(request);
    if (searchParams.has('view')) return reply.redirect(`/#/${search}`);
    const tenant = await parts.tenants.byHost(request.hostname);
    const page = await documentOf(parts, tenant, languageOf(request));
    const cards = await parts.published.list(parts.database.of(tenant.id), 'card');
    const microApps = microAppOrigins(cards, parts.config.microAppOrigins);
    const nonce = pageHeaders(reply, request, { config: parts.config, school: tenant, microApps, inlineScripts });
    return reply.send(documentHtml({ ...page, look: lookOf(request) }, nonce, web));
  });

  app.get('/crest.svg', async (request, reply) => {
    const { settings } = await parts.tenants.byHost(request.hostname);
    // Open pages ask for the colour of the theme they show.
    const asked = requestAddress(request).searchParams.get('colour') ?? '';
    const colour = /^[0-9a-f]{6}$/i.test(asked) ? `#${asked}` : settings.theme.themeColor;
    return reply.header('cache-control', 'public, max-age=3600').type('image/svg+xml').send(crestFile(colour));
  });
}

/** The texts of a school's document. parts.landing caches its content for a minute. */
async function documentOf(parts: Parts, tenant: Tenant, language: Caller['language']) {
  const { database, landing, english, config } = parts;
  const t = landingTexts(language);
  const db = database.of(tenant.id);
  const around = await english.inLanguage(db, language, await landingSchool({ ...parts, db }, tenant));
  const { settings } = tenant;
  const { name: school, slogan } = around;
  const index = await landing.index(db, language);
  const page: Omit<Document, 'look'> = {
    language,
    title: `${school} · ${t.portal}`,
    description: fill(t.description, { school, portal: t.portal, slogan }),
    colour: settings.theme.themeColor,
    address: config.publicUrl && siteOf(config, tenant),
    sealed: config.envelope.required,
    school: html`${crestOf(settings)}<span>${school}</span>`,
    landing: cachedLanding(index, around, language),
  };
  return page;
}

const pages = new WeakMap<LandingIndex, Html>();

/** The cached index is one object, so its HTML is rendered once per object. */
function cachedLanding(index: LandingIndex, around: LandingSchool, language: Caller['language']): Html {
  const cached = pages.get(index);
  if (cached) return cached;
  const fresh = landingHtml(index, around, landingTexts(language));
  pages.set(index, fresh);
  return fresh;
}
