import { fill } from '@yizhan/contract/texts/format.ts';
import { html } from '../../common/html.ts';
import { crestOf } from './crest.ts';
import { safeLink } from './safe-link.ts';
import type { LandingSchool } from './school.ts';
import type { LandingTexts } from './texts.ts';

/** The same footer as the client renders on its own pages. */
export function footHtml({ footer, name, slogan, logo }: LandingSchool, t: LandingTexts) {
  const contact = [
    footer.address && fill(t.addressLabel, { address: footer.address }),
    footer.phone && fill(t.phoneLabel, { phone: footer.phone }),
    footer.mail && fill(t.mailLabel, { mail: footer.mail }),
  ].filter((line) => line !== '');
  const rights = [footer.copyright || `© ${name}`, footer.icp, footer.policeRecord].filter((line) => line !== '');
  return html`<footer class="landing-foot"><div class="landing-width">
<div class="landing-columns">
<div class="landing-owner">${crestOf({ logo })}<p><b>${name}</b><span>${slogan}</span></p></div>
${
  footer.columns.length > 0 &&
  html`<nav aria-label="${t.links}">${footer.columns.map(
    (column) =>
      html`<section><h2>${column.title}</h2><ul>${column.links.map(
        ({ name, url }) => html`<li><a href="${safeLink(url)}" rel="noreferrer">${name}</a></li>`,
      )}</ul></section>`,
  )}</nav>`
}
${contact.length > 0 && html`<section><h2>${t.contact}</h2><ul>${contact.map((line) => html`<li>${line}</li>`)}</ul></section>`}
</div>
<p class="landing-rights">${rights.map((line) => html`<span>${line}</span>`)}</p>
</div></footer>`;
}
