import { guideOnPaper } from '@yizhan/contract/entities/guide.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../common/fail.ts';
import { siteOf } from '../common/site.ts';
import { printableGuide } from '../features/guides/content.ts';
import { type PrintRequest, printLinkHolder, readForPrint } from '../features/guides/printed-guide.ts';
import type { Parts } from '../parts.ts';
import { disposition } from './disposition.ts';
import { guideTexts } from './guide-texts.ts';
import { guideWordHtml } from './guide-word-html.ts';
import { packed, paperPictures } from './guide-word-pictures.ts';
import { languageOf } from './page-preferences.ts';
import type { PersonLimit } from './person-limit.ts';

type Ask = FastifyRequest<{ Params: { id: string; state: string }; Querystring: { s?: unknown } }>;

/** Replaces characters that some system forbids in file names. */
const fileName = (name: string) => `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')}.doc`;

/** `guides.exportWord` returns this URL: a guide as a document to hand in, sign or circulate. */
export function serveGuideWord(app: FastifyInstance, parts: Parts, people: PersonLimit) {
  const { database, tenants, config, clock, files } = parts;

  app.get('/files/guide/:id/:state', async (request: Ask, reply) => {
    const { wanted, signature } = askedFor(request);
    const person = (await printLinkHolder(parts, wanted, signature)) ?? fail('no_such_call');
    people.countAction(person.id, 'document');
    const school = (await tenants.get(person.tenantId)) ?? fail('no_such_call');
    const db = database.of(person.tenantId);
    const guide = await readForPrint({ db, person, now: clock() }, wanted);
    const { guideName, serviceId, isPublic } = guide.content;
    const site = siteOf(config, school, request.host);
    const address = `${site}/#/${isPublic ? 'service' : 'home/service'}/${serviceId}`;
    const addressOf = (id: string) => `${site}${files.publicLink(id)}`;
    const { content, pictures } = await printableGuide(guide.content, address);
    const language = languageOf(request);
    const around = { language, school: school.name, site, address, t: guideTexts[language] };
    const document = guideWordHtml({ ...guide, content }, around);
    return reply
      .header('content-disposition', disposition('attachment', fileName(guideName)))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .type('application/msword')
      .send(packed(document, `${site}/`, await paperPictures(pictures, { db, person, files, addressOf })));
  });
}

function askedFor({ params, query }: Ask): { wanted: PrintRequest; signature: string } {
  const state = guideOnPaper.safeParse(params.state);
  if (!/^[1-9]\d{0,17}$/.test(params.id) || !state.success || typeof query.s !== 'string') return fail('no_such_call');
  return { wanted: { id: params.id, state: state.data }, signature: query.s };
}
