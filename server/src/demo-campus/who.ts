import { accessWays } from '@yizhan/contract/open-ways.ts';
import { html } from './html.ts';
import type { Visit } from './sessions.ts';

const ways: Readonly<Record<number, string>> = {
  [accessWays.cas]: '方式 2：统一身份认证（CAS 票据）',
  [accessWays.oauth]: '方式 3：OpenID Connect 授权码',
  [accessWays.code]: '方式 4：门户的一次性 code',
  [accessWays.comb]: '方式 5：门户签名的 combStr',
};

/** Who came, and how the system knows. */
export const whoCame = ({ name, account, department, way }: Visit) =>
  html`<section class="card who" aria-label="来访者"><span class="mark" aria-hidden="true">${name.slice(0, 1)}</span>
<div><strong>${name}</strong><p>账号 ${account}${department ? ` · ${department}` : ''}</p><p>${ways[way] ?? ''}</p></div></section>`;

/** Way 1 tells no name. */
export const unknownVisitor = html`<section class="card who nobody" aria-label="来访者"><span class="mark" aria-hidden="true">？</span>
<div><strong>没有人告诉我们您是谁</strong><p>方式 1：普通链接，不带身份</p></div></section>`;
