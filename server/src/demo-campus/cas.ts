import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Campus, wordIn } from './campus.ts';
import { escapeText, html } from './html.ts';
import { OneTime } from './one-time.ts';
import type { CampusPerson } from './options.ts';
import { page } from './page.ts';
import { signInAddress } from './sign-in.ts';

type Ticket = { service: string; person: CampusPerson };

/** A central login by the CAS protocol 3.0: login, logout, serviceValidate. */
export function serveCas(app: FastifyInstance, campus: Campus) {
  const tickets = new OneTime<Ticket>(campus.clock, 'ST-');

  /** Tickets are for the systems of the campus alone, as a real one's register of services would say. */
  const isOurs = (service: string) => service.startsWith(`${campus.base}/`);

  app.get('/cas/login', async (request, reply) => {
    const service = wordIn(request.query, 'service');
    const person = campus.sessions.of(request)?.person;
    if (service !== '' && !isOurs(service)) return refuse(campus, reply, '这个系统没有在统一身份认证登记。');
    if (!person) return reply.redirect(signInAddress(request.url));
    if (service === '') return reply.redirect('/yunling/');
    const address = new URL(service);
    address.searchParams.set('ticket', tickets.issue({ service, person }));
    return reply.redirect(address.href);
  });

  app.get('/cas/logout', async (request, reply) => {
    campus.sessions.end(request);
    const service = wordIn(request.query, 'service');
    return reply.redirect(isOurs(service) ? service : '/yunling/');
  });

  const validate = async (request: FastifyRequest, reply: FastifyReply) => {
    const ticket = tickets.redeem(wordIn(request.query, 'ticket'));
    const service = wordIn(request.query, 'service');
    reply.type('application/xml; charset=utf-8');
    // CAS answers 200 even for a refused ticket: the body decides.
    if (!ticket) return answer(`<cas:authenticationFailure code="INVALID_TICKET">unknown</cas:authenticationFailure>`);
    if (ticket.service !== service)
      return answer(`<cas:authenticationFailure code="INVALID_SERVICE">another</cas:authenticationFailure>`);
    const { account, name, department } = ticket.person;
    return answer(`<cas:authenticationSuccess><cas:user>${escapeText(account)}</cas:user><cas:attributes>
<cas:name>${escapeText(name)}</cas:name><cas:department>${escapeText(department)}</cas:department>
</cas:attributes></cas:authenticationSuccess>`);
  };
  app.get('/cas/serviceValidate', validate);
  app.get('/cas/p3/serviceValidate', validate);
}

const answer = (body: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${body}</cas:serviceResponse>`;

const refuse = (campus: Campus, reply: FastifyReply, text: string) =>
  reply
    .code(403)
    .type('text/html; charset=utf-8')
    .send(page({ title: '不能登录', portal: campus.portal().site, body: [html`<p class="card bad">${text}</p>`] }));
