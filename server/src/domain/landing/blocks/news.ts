import { html } from '../../../common/html.ts';
import type { Block } from './block.ts';
import { card, more, none } from './parts.ts';

export const news: Block = ({ index: { news }, title, t }) =>
  card(
    title,
    news.length === 0
      ? none(t.noNews)
      : html`<ul class="landing-news">${news.map(
          (row) =>
            html`<li><a class="landing-line" href="#/?view=article&amp;id=${row.id}"><span class="landing-title">${row.title}</span><span class="landing-from">${row.columnName}</span><time datetime="${row.day}">${row.day}</time></a></li>`,
        )}</ul>`,
    news.length > 0 ? more('#/?view=news', t.moreNews) : undefined,
  );

/** Expanded in place, without leaving the page. */
export const announcements: Block = ({ index: { announcements }, title, t }) =>
  card(
    title,
    announcements.length === 0
      ? none(t.noAnnouncements)
      : html`<ul class="landing-news">${announcements.map(
          (row) =>
            html`<li><details><summary class="landing-line"><span class="landing-title">${row.title}</span><span class="landing-from">${row.deptName}</span><time datetime="${row.day}">${row.day}</time></summary>${row.paragraphs.map(
              (text) => html`<p>${text}</p>`,
            )}</details></li>`,
        )}</ul>`,
  );
