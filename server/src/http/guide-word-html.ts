import { describePromises, type GuideFact } from '@yizhan/contract/guide-description.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { Html, html } from '../common/html.ts';
import type { PrintedGuide } from '../features/guides/printed-guide.ts';
import { factValue, type Shape, shownBlocks } from './guide-blocks.ts';
import { type GuideTexts, guideSentence } from './guide-texts.ts';
import { guideWordStyle } from './guide-word-style.ts';

type PageFrame = {
  language: 'zh-CN' | 'en';
  school: string;
  /** The portal's base URL, without a trailing slash. */
  site: string;
  /** The URL where people read the guide. */
  address: string;
  t: GuideTexts;
};

/** Word supports neither description lists nor collapsible sections. */
const onPaper: Shape = {
  facts: (facts) =>
    html`<table class="facts"><tbody>${facts.map(
      (fact) => html`<tr><th scope="row">${fact.label}</th><td>${factValue(fact)}</td></tr>`,
    )}</tbody></table>`,
  question: (question, answer) => html`<p class="ask">${question}</p>${answer}`,
};

const office = html`<!--[if gte mso 9]><xml><w:WordDocument><w:View>Print</w:View><w:Zoom>100</w:Zoom></w:WordDocument></xml><![endif]-->`;

/**
 * A guide as a document that Word and WPS open: HTML with page settings and no scripts. Its pictures have absolute
 * URLs, since it is read outside the portal.
 */
export function guideWordHtml({ content, deptName, processType, published }: PrintedGuide, around: PageFrame): string {
  const { language, school, site, address, t } = around;
  const facts: GuideFact[] = [
    { label: t.department, kind: 'text', value: deptName },
    { label: t.handled, kind: 'text', value: processType === 'ONLINE' ? t.online : t.offline },
    ...describePromises(content, guideSentence(t)),
  ];
  const numbers = t.paperNumbers.split(',');
  const blocks = shownBlocks(content, t, onPaper);
  const state = published
    ? `${fill(t.version, { n: published.number })} · ${fill(t.onPaperSince, { day: published.day })}`
    : t.unpublished;
  return (
    html`<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40" lang="${language}">
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<title>${content.guideName}</title>
<base href="${site}/">
${office}
<style>${new Html(guideWordStyle)}</style></head>
<body><div class="paper">
<p class="kind">${school} · ${t.title}</p>
<h1>${content.guideName}</h1>
<p class="state">${state}</p>
${onPaper.facts(facts.filter(({ value }) => value !== ''))}
${blocks.map(
  ({ title, body }, at) => html`<h2>${fill(t.paperHeading, { n: numbers[at] ?? at + 1, title })}</h2>${body}\n`,
)}
<p class="foot">${fill(t.readAt, { address })}</p>
</div></body></html>
`.text
      .replaceAll('src="/files/', `src="${site}/files/`)
      // On screen, CSS puts a note on its own line. Word ignores that rule.
      .replaceAll('<small>', '<br><small>')
  );
}
