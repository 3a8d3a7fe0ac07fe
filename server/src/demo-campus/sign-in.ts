import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Campus, findPerson, wordIn } from './campus.ts';
import { html } from './html.ts';
import { card, notice, page } from './page.ts';

/** A page of the campus to go on to; anything else leads to the first page. */
const ownPath = (next: string) => (/^\/yunling\/(?![/\\])[^\\\s]*$/.test(next) ? next : '/yunling/');

/** Where somebody signs in who is to come back to this page of the campus. */
export const signInAddress = (next: string) => `/yunling/sign-in?${new URLSearchParams({ next })}`;

const form = (next: string, account: string) => html`<form method="post" action="/yunling/sign-in">
<input type="hidden" name="next" value="${next}">
<label>账号<input name="account" autocomplete="username" required maxlength="64" value="${account}"></label>
<label>密码<input name="password" type="password" autocomplete="current-password" required maxlength="200"></label>
<button>登录</button></form>`;

/** The one form of the campus's central login; CAS and OpenID both send people here. */
export function serveSignIn(app: FastifyInstance, campus: Campus) {
  const show = (request: FastifyRequest, { next, account = '', wrong = false }: SignInPage) => {
    const { password } = campus;
    return page({
      title: '统一身份认证',
      lead: '登录一次，云岭大学的业务系统都认得您。',
      name: campus.sessions.of(request)?.person?.name,
      portal: campus.portal().site,
      body: [
        ...(wrong ? [notice('账号或密码不正确。', 'bad')] : []),
        card('用学校账号登录', form(next, account)),
        html`<p class="lead">演示账号与门户相同，例如 student、teacher，密码 ${password}。</p>`,
      ],
    });
  };

  app.get('/sign-in', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(show(request, { next: ownPath(wordIn(request.query, 'next')) })),
  );

  app.post('/sign-in', async (request, reply) => {
    const next = ownPath(wordIn(request.body, 'next'));
    const account = wordIn(request.body, 'account').trim();
    const person = findPerson(campus, account, wordIn(request.body, 'password'));
    if (!person)
      return reply
        .code(403)
        .type('text/html; charset=utf-8')
        .send(show(request, { next, account, wrong: true }));
    campus.sessions.signIn(request, reply, person);
    return reply.redirect(next, 303);
  });
}

type SignInPage = { next: string; account?: string; wrong?: boolean };
