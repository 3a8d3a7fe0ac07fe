import { createHash } from 'node:crypto';
import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import { agenda as en } from '@yizhan/contract/texts/en/agenda.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { agenda as zh } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../common/fail.ts';
import { hashToken } from '../common/hash-token.ts';
import { siteOf } from '../common/site.ts';
import { dayOf } from '../common/working-days.ts';
import { listAgenda } from '../domain/agenda/agenda.ts';
import { toIcs } from '../domain/agenda/ics.ts';
import { findLinkOwner, listIdentityTypes, noteReading } from '../domain/agenda/link-queries.ts';
import { addDays } from '../domain/calendar/rules.ts';
import type { Parts } from '../parts.ts';

const { feedDaysBack, feedDaysAhead } = calendarLimits;

type Ask = FastifyRequest<{ Params: { file: string }; Querystring: { lang?: unknown } }>;

/**
 * `GET /agenda/{token}.ics`: a person's agenda for other calendars (PC-6). They sign in nowhere: the address is the
 * key, and says in which language its owner reads.
 */
export function serveAgendaFeed(app: FastifyInstance, { config, clock, database, tenants, english }: Parts) {
  app.get('/agenda/:file', async (request: Ask, reply) => {
    const [, token] = /^([\w-]{20,100})\.ics$/.exec(request.params.file) ?? [];
    const school = await tenants.byHost(request.hostname);
    const db = database.of(school.id);
    const owner = token && (await findLinkOwner(db, hashToken(token)));
    if (!owner) return fail('no_such_call');
    const now = clock();
    const person = { id: owner.userId };
    const identityTypes = await listIdentityTypes(db, person.id, now);
    const range = { from: addDays(dayOf(now), -feedDaysBack), to: addDays(dayOf(now), feedDaysAhead) };
    const language = request.query.lang === 'en' ? 'en' : 'zh-CN';
    const listed = await listAgenda({ db, person, identityTypes, language, now }, range);
    const { entries, called } = await english.inLanguage(db, language, { entries: listed, called: school.name });
    await noteReading(db, person.id, now);
    const name = fill((language === 'en' ? en : zh).feedName, { school: called });
    // Without the time of this answer, which is another each time.
    const etag = `W/"${createHash('sha256')
      .update(JSON.stringify([name, entries]))
      .digest('base64url')
      .slice(0, 32)}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const site = siteOf(config, school, request.headers.host);
    return reply
      .header('content-disposition', 'inline; filename="agenda.ics"')
      .type('text/calendar; charset=utf-8')
      .send(toIcs({ name, tenantId: school.id, site, now, language, entries }));
  });
}
