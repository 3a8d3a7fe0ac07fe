import type { Guide, GuideBlock, GuideContent, StoredFile } from '@yizhan/contract/entities/guide.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { Html, html } from '../common/html.ts';
import type { GuideTexts } from './guide-texts.ts';

/** What the blocks say: the words of a guide, and how people found it. */
export type GuideWords = GuideContent & Pick<Guide, 'score' | 'scoreCount'>;
/** A line of a block: its name and what it says. */
export type Fact = [label: string, value: Html | string];
/** What a screen and a sheet of paper write differently. */
export type Shape = { facts: (rows: Fact[]) => Html; question: (question: string, answer: Html | undefined) => Html };
type Block = (guide: GuideWords, t: GuideTexts, as: Shape) => Html | undefined;

/** Cleaned where the guide was read. Its styles would need a nonce each, and the page has its own. */
function rich(text: string): Html | undefined {
  if (!/<img\b/.test(text) && text.replace(/<[^>]*>|&nbsp;|\s/g, '') === '') return undefined;
  return html`<div class="rich">${new Html(text.replace(/ style="[^"]*"/g, ''))}</div>`;
}

/** To the web or to a page of the portal, however its address is written; never to a script. */
const safe = (url: string) => {
  if (/^https?:\/\//i.test(url)) return url;
  return /^#?\/(?![/\\])/.test(url) ? `/#${url.replace(/^#/, '')}` : '/';
};

/** Its address was made by the server. */
const link = ({ name, url }: StoredFile, label = name) => html`<a href="${url}">${label}</a>`;

/** On a page that is read on a screen. */
const onScreen: Shape = {
  facts: (rows) => html`<dl>${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`,
  question: (question, answer) => html`<details open><summary>${question}</summary>${answer}</details>`,
};

const facts = (as: Shape, rows: Fact[]) => {
  const said = rows.filter(([, value]) => value !== '');
  return said.length > 0 ? as.facts(said) : undefined;
};

const table = (columns: string[], rows: Html[]) =>
  html`<div class="table"><table><thead><tr>${columns.map(
    (name) => html`<th scope="col">${name}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></div>`;

const together = (...pieces: (Html | undefined | false)[]) => {
  const said = pieces.filter((piece) => piece instanceof Html);
  return said.length > 0 ? html`${said}` : undefined;
};

const list = (items: readonly Html[], className: string) =>
  items.length > 0 ? html`<ul class="${className}">${items.map((item) => html`<li>${item}</li>`)}</ul>` : undefined;

const materials: Block = ({ materials: rows }, t) => {
  if (rows.length === 0) return undefined;
  const columns = [t.materialName, t.source, t.form, t.copies, t.need, t.medium, t.files];
  const cells = rows.map(
    (m) => html`<tr><th scope="row">${m.name}${m.note && html`<small>${m.note}</small>`}</th>
<td>${t[`source${m.source}`]}</td><td>${t[`form${m.form}`]}</td><td>${m.copies}</td>
<td>${m.required ? t.required : t.optional}</td><td>${t[`medium${m.medium}`]}</td>
<td>${m.blank && link(m.blank, t.blank)} ${m.sample && link(m.sample, t.sample)}</td></tr>`,
  );
  return table(columns, cells);
};

const steps: Block = ({ steps: { rows, picture } }, t) =>
  together(
    rows.length > 0 &&
      table(
        [t.stepNumber, t.stepName, t.post, t.limit, t.stepResult],
        rows.map(
          (step, at) => html`<tr><td>${at + 1}</td><th scope="row">${step.name}</th><td>${step.post}</td>
<td>${step.limit}</td><td>${step.result}</td></tr>`,
        ),
      ),
    picture ? html`<p><img src="${picture.url}" alt="${t.flowPicture}"></p>` : undefined,
  );

const phone = (number: string) => number && html`<a href="tel:${number.replace(/[^\d+]/g, '')}">${number}</a>`;

/** What each of the twelve blocks shows; nothing where it says nothing. */
const blocks: Record<GuideBlock, Block> = {
  description: ({ description }) => rich(description),
  conditions: ({ conditions: { audience, text, checks } }, t, as) =>
    together(
      facts(as, [[t.audience, audience]]),
      rich(text),
      list(
        checks.map(
          ({ question, wanted, otherwise }) =>
            html`${question} <strong>${fill(t.wanted, { answer: wanted ? t.yes : t.no })}</strong>${
              otherwise && html`<small>${otherwise}</small>`
            }`,
        ),
        'checks',
      ),
    ),
  timeAndPlace: ({ timeAndPlace: { period, hours, places } }, t, as) =>
    together(
      facts(as, [
        [t.period, period],
        [t.hours, hours],
      ]),
      list(
        places.map(
          (at) =>
            html`<strong>${[at.campus, at.building, at.room].filter(Boolean).join(' · ')}</strong>${
              at.hours && html`<small>${at.hours}</small>`
            }${at.mapUrl && html` <a href="${safe(at.mapUrl)}" rel="noreferrer">${t.map}</a>`}`,
        ),
        'places',
      ),
    ),
  materials,
  steps,
  result: ({ result: { text, collection } }, t, as) => together(rich(text), facts(as, [[t.collection, collection]])),
  fees: ({ fees: { free, text } }, t) => together(free && html`<p>${t.free}</p>`, rich(text)),
  basis: ({ basis }, t) =>
    list(
      basis.map(
        ({ name, number, clause, url }) =>
          html`<strong>${name}</strong> ${number} ${clause}${
            url && html` <a href="${safe(url)}" rel="noreferrer">${t.openBasis}</a>`
          }`,
      ),
      'basis',
    ),
  questions: ({ questions }, _, as) =>
    together(...questions.map(({ question, answer }) => as.question(question, rich(answer)))),
  attachments: ({ attachments }) =>
    list(
      attachments.map((file) => link(file)),
      'files',
    ),
  contact: ({ contact }, t, as) =>
    facts(as, [
      [t.window, contact.window],
      [t.phone, phone(contact.phone)],
      [t.mail, contact.mail && html`<a href="mailto:${contact.mail}">${contact.mail}</a>`],
      [t.complaint, phone(contact.complaint)],
    ]),
  ratings: ({ score, scoreCount }, t) =>
    score === null ? undefined : html`<p>${fill(t.star, { score: score.toFixed(1), n: scoreCount })}</p>`,
};

export type ShownBlock = { name: GuideBlock; title: string; body: Html };

/** The blocks that say something, in their order. */
export const shownBlocks = (guide: GuideWords, t: GuideTexts, as = onScreen): ShownBlock[] =>
  (Object.keys(blocks) as GuideBlock[]).flatMap((name) => {
    const body = blocks[name](guide, t, as);
    return body ? [{ name, title: t[name], body }] : [];
  });
