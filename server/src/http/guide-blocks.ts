import type { GuideBlock, StoredFile } from '@yizhan/contract/entities/guide.ts';
import {
  type DescribedGuide,
  describeGuide,
  type GuideCell,
  type GuideFact,
  type GuideLink,
  type GuidePart,
  type GuideTable,
} from '@yizhan/contract/guide-description.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { Html, html } from '../common/html.ts';
import { type GuideTexts, guideSentence } from './guide-texts.ts';

/** What differs between screen and paper. */
export type Shape = { facts: (facts: GuideFact[]) => Html; question: (question: string, answer: Html | '') => Html };

const onScreen: Shape = {
  facts: (facts) =>
    html`<dl>${facts.map((fact) => html`<div><dt>${fact.label}</dt><dd>${factValue(fact)}</dd></div>`)}</dl>`,
  question: (question, answer) => html`<details open><summary>${question}</summary>${answer}</details>`,
};

export function factValue({ kind, value }: GuideFact): Html | string {
  switch (kind) {
    case 'text':
      return value;
    case 'phone':
      return html`<a href="tel:${value.replace(/[^\d+]/g, '')}">${value}</a>`;
    case 'mail':
      return html`<a href="mailto:${value}">${value}</a>`;
  }
}

/** Sanitised when the guide was read. Inline styles are removed: each would need a nonce, and the page has its own. */
const rich = (text: string) => html`<div class="rich">${new Html(text.replace(/ style="[^"]*"/g, ''))}</div>`;

/** Allows links to the web or to a page of the portal, however they are written, but never to a script. */
const safe = (url: string) => {
  if (/^https?:\/\//i.test(url)) return url;
  return /^#?\/(?![/\\])/.test(url) ? `/#${url.replace(/^#/, '')}` : '/';
};

const link = (to: GuideLink | null) => to && html` <a href="${safe(to.url)}" rel="noreferrer">${to.label}</a>`;

/** The URL was made by the server, so it is safe. */
const fileLink = ({ name, url }: StoredFile, label = name) => html`<a href="${url}">${label}</a>`;

const note = (text: string) => text && html`<small>${text}</small>`;

function cellHtml(cell: GuideCell): Html {
  switch (cell.kind) {
    case 'number':
      return html`<td>${cell.number}</td>`;
    case 'name':
      return html`<th scope="row">${cell.text}${note(cell.note)}</th>`;
    case 'text':
    case 'need':
      return html`<td>${cell.text}</td>`;
    case 'copies':
      return html`<td>${cell.copies}</td>`;
    case 'files':
      return html`<td>${cell.files.map(({ file, label }) => html`${fileLink(file, label)} `)}</td>`;
  }
}

const table = ({ columns, rows }: GuideTable) =>
  html`<div class="table"><table><thead><tr>${columns.map(
    ({ title }) => html`<th scope="col">${title}</th>`,
  )}</tr></thead><tbody>${rows.map((cells) => html`<tr>${cells.map(cellHtml)}</tr>`)}</tbody></table></div>`;

const list = (className: string, items: readonly Html[]) =>
  html`<ul class="${className}">${items.map((item) => html`<li>${item}</li>`)}</ul>`;

function partHtml(part: GuidePart, t: GuideTexts, as: Shape): Html {
  switch (part.kind) {
    case 'facts':
      return as.facts(part.facts);
    case 'rich':
      return rich(part.html);
    case 'statement':
      return html`<p>${part.text}</p>`;
    case 'checks':
      return list(
        'checks',
        part.checks.map(({ question, wanted, otherwise }) => {
          const answer = fill(t.wanted, { answer: wanted ? t.yes : t.no });
          return html`${question} <strong>${answer}</strong>${note(otherwise)}`;
        }),
      );
    case 'places':
      return list(
        'places',
        part.places.map(({ name, hours, map }) => html`<strong>${name}</strong>${note(hours)}${link(map)}`),
      );
    case 'table':
      return table(part);
    case 'picture':
      return html`<p><img src="${part.url}" alt="${part.alt}"></p>`;
    case 'sources':
      return list(
        'basis',
        part.sources.map(
          ({ name, number, clause, original }) => html`<strong>${name}</strong> ${number} ${clause}${link(original)}`,
        ),
      );
    case 'questions':
      return html`${part.questions.map(({ question, answer }) => as.question(question, answer && rich(answer)))}`;
    case 'files':
      return list(
        'files',
        part.files.map((file) => fileLink(file)),
      );
    case 'rating':
      return html`<p>${fill(t.star, { score: part.score.toFixed(1), n: part.count })}</p>`;
  }
}

export type RenderedBlock = { name: GuideBlock; title: string; body: Html };

/** The blocks that are not empty, in their order. */
export const shownBlocks = (guide: DescribedGuide, t: GuideTexts, as = onScreen): RenderedBlock[] =>
  describeGuide(guide, guideSentence(t)).map(({ block, title, parts }) => ({
    name: block,
    title,
    body: html`${parts.map((part) => partHtml(part, t, as))}`,
  }));
