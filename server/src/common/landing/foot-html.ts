import { fill } from '@yizhan/contract/texts/format.ts';
import { html } from '../html.ts';
import { safeLink } from './safe-link.ts';
import type { LandingSchool } from './school.ts';
import type { LandingTexts } from './texts.ts';

export function footHtml({ footer, name }: LandingSchool, t: LandingTexts) {
  const contact = [
    footer.address && fill(t.addressLabel, { address: footer.address }),
    footer.phone && fill(t.phoneLabel, { phone: footer.phone }),
    footer.mail && fill(t.mailLabel, { mail: footer.mail }),
  ].filter((line) => line !== '');
  const rights = [footer.copyright || `© ${name}`, footer.icp, footer.policeRecord].filter((line) => line !== '');
  return html`<footer class="landing-foot"><div class="landing-width">
${
  footer.columns.length > 0 &&
  html`<nav class="landing-columns" aria-label="${t.links}">${footer.columns.map(
    (column) =>
      html`<section><h2>${column.title}</h2><ul>${column.links.map(
        ({ name, url }) => html`<li><a href="${safeLink(url)}" rel="noreferrer">${name}</a></li>`,
      )}</ul></section>`,
  )}</nav>`
}
${contact.length > 0 && html`<p>${contact.map((line) => html`<span>${line}</span>`)}</p>`}
<p>${rights.map((line) => html`<span>${line}</span>`)}</p>
</div></footer>`;
}
