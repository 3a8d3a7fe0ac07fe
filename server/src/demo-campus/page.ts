import { type Html, html } from './html.ts';

type PageParts = {
  title: string;
  lead?: string;
  /** The name of whoever is signed in, for the head of the page. */
  name?: string | undefined;
  /** Where the page is, so that signing out returns to it. */
  portal: string;
  body: readonly Html[];
};

/** A whole page of the campus: plain markup, one style sheet, no script. */
export const page = ({ title, lead = '', name, portal, body }: PageParts): string =>
  html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · 云岭大学</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/yunling/style.css">
</head>
<body>
<header class="top"><div class="inner">
<a class="name" href="/yunling/">云岭大学业务系统</a>
${name === undefined ? html`` : html`<span class="me">${name}<a href="/yunling/cas/logout">退出</a></span>`}
${portalLink(portal, '返回门户')}
</div></header>
<main class="inner">
<div><h1>${title}</h1>${lead ? html`<p class="lead">${lead}</p>` : html``}</div>
${body}
</main>
<footer class="inner">演示系统：数据只保存在内存里，服务停止后清空。</footer>
</body>
</html>`.text;

/** In a tab of its own: these pages may stand in a frame of the portal. */
export const portalLink = (portal: string, text: string) =>
  html`<a href="${portal}/" target="_blank" rel="noopener">${text}</a>`;

export const card = (title: string, body: Html) => html`<section class="card"><h2>${title}</h2>${body}</section>`;

/** Says what happened, above everything else on the page. */
export const notice = (text: string, kind: 'done' | 'bad') => html`<p class="card ${kind}" role="status">${text}</p>`;

/** A table of two or more columns; the first row names them. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  html`<table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`;

export const select = (label: string, name: string, options: readonly string[]) =>
  html`<label>${label}<select name="${name}">${options.map((option) => html`<option>${option}</option>`)}</select></label>`;
