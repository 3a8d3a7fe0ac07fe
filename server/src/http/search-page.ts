import { createHash } from 'node:crypto';
import { type HallService, hallQuery } from '@yizhan/contract/entities/hall.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import type { FastifyInstance } from 'fastify';
import { Html, html } from '../common/html.ts';
import type { Db } from '../db/database.ts';
import { barHtml } from '../domain/landing/bar-html.ts';
import { card, more, none } from '../domain/landing/blocks/parts.ts';
import { searchForm } from '../domain/landing/blocks/search.ts';
import { tile } from '../domain/landing/blocks/services.ts';
import { footHtml } from '../domain/landing/foot-html.ts';
import { landingSchool } from '../domain/landing/school.ts';
import { type LandingTexts, landingTexts } from '../domain/landing/texts.ts';
import { listPublicOf } from '../features/guides/queries.ts';
import { findServices, type ServiceSearchResult } from '../features/hall/find-services.ts';
import { hallReaderOf } from '../features/hall/hall-reader.ts';
import type { Parts } from '../parts.ts';
import type { ActionLimit } from './action-limit.ts';
import { pageHeaders } from './page-headers.ts';
import { languageOf, lookOf, takeChoices } from './page-preferences.ts';
import type { WebBuild } from './web-build.ts';

/** With JavaScript, the browser continues to the hall with the same query. */
const onwards = "location.replace('/#/allServices'+location.search)";
const inlineScripts = [`'sha256-${createHash('sha256').update(onwards).digest('base64')}'`];

type Needs = { web: WebBuild | undefined; actions: ActionLimit };

/** The landing page's search without JavaScript: results for visitors as plain HTML (LP-2). */
export function serveSearch(app: FastifyInstance, parts: Parts, { web, actions }: Needs) {
  const preHandler = takeChoices(parts.config);
  app.get<{ Querystring: { keyword?: unknown } }>('/search', { preHandler }, async (request, reply) => {
    const { keyword } = request.query;
    const typed = typeof keyword === 'string' ? keyword.trim().slice(0, searchLimits.queryLength) : '';
    const query = hallQuery.safeParse({ keyword: typed });
    const word = query.success ? typed : '';
    const school = await parts.tenants.byHost(request.hostname);
    const db = parts.database.of(school.id);
    const [language, look] = [languageOf(request), lookOf(request)];
    const { clock, english } = parts;
    const reader = hallReaderOf({ db, now: clock(), person: undefined, caller: { language }, english });
    const results =
      query.success && word
        ? await actions.do('search', { ip: request.ip }, () =>
            findServices(reader, { ...query.data, size: requestLimits.pageSize }),
          )
        : undefined;
    const found = await parts.english.inLanguage(db, language, results);
    const t = landingTexts(language);
    const around = await parts.english.inLanguage(db, language, await landingSchool({ ...parts, db }, school));
    const index = await parts.landing.index(db, language);
    const nonce = pageHeaders(reply, request, { config: parts.config, school, inlineScripts });
    const title = word ? fill(t.results, { word }) : t.searchLabel;
    return reply.send(
      html`<!doctype html>
<html lang="${language}" data-theme="auto"${look.attributes}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${around.name}</title>
<meta name="robots" content="noindex">
<script>${new Html(onwards)}</script>
<link rel="icon" href="/crest.svg" type="image/svg+xml">
<style nonce="${nonce}">${new Html(`${web?.inline.styles ?? ''}html:root{--brand:${school.settings.theme.themeColor}}`)}</style>
${look.styles}
</head><body><div class="landing">
${barHtml(around, t, { here: 'hall', address: `/search?${new URLSearchParams({ keyword: word })}`, index })}
<main class="landing-main landing-results"><div class="landing-width">
<h1>${title}</h1>
${searchForm(t, word)}
${found && (await resultsHtml(db, found, word, t))}
<noscript><p class="landing-note">${t.noScript}</p></noscript>
</div></main>
${footHtml(around, t)}
</div></body></html>
`.text,
    );
  });
}

async function resultsHtml(
  db: Db,
  { records, total, near }: ServiceSearchResult,
  word: string,
  t: LandingTexts,
): Promise<Html> {
  const results = records.length > 0 ? records : near;
  const guides = await listPublicOf(
    db,
    results.map(({ serviceId }) => serviceId),
  );
  const guideOf = ({ serviceId }: HallService) => {
    const guide = guides.find((one) => one.serviceId === serviceId);
    return guide && more(`/s/${encodeURIComponent(guide.code)}`, t.readGuide);
  };
  const list = html`<ul class="landing-found">${results.map((service) => tile(service, guideOf(service)))}</ul>`;
  if (records.length > 0) return card(fill(t.resultsFound, { n: total }), list);
  const nothing = none(fill(t.resultsNone, { word }));
  return near.length > 0 ? html`${nothing}${card(t.resultsNear, list)}` : nothing;
}
