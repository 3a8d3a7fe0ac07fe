import type { Footer } from '@yizhan/contract/entities/footer.ts';
import { safeLink } from '@yizhan/contract/safe-link.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { html } from '../../common/html.ts';
import { crestOf } from './crest.ts';
import type { LandingSchool } from './school.ts';
import type { LandingTexts } from './texts.ts';

const elsewhere = html` target="_blank"`;

/** The same footer as the client renders on its own pages. */
export function footHtml({ footer, name, slogan, logo }: LandingSchool, t: LandingTexts) {
  const contact = [
    footer.address && fill(t.addressLabel, { address: footer.address }),
    footer.phone && fill(t.phoneLabel, { phone: footer.phone }),
    footer.mail && fill(t.mailLabel, { mail: footer.mail }),
  ].filter((line) => line !== '');
  const rights = [footer.copyright || `© ${name}`, footer.icp, footer.policeRecord, footer.techSupport];
  return html`<footer class="landing-foot"><div class="landing-width">
<div class="landing-columns">
<div class="landing-owner">${crestOf({ logo })}<div><p><b>${name}</b><span>${slogan}</span></p>${friendsHtml(footer, t)}</div></div>
${
  footer.columns.length > 0 &&
  html`<nav aria-label="${t.links}">${footer.columns.map(
    (column) =>
      html`<section><h2>${column.title}</h2><ul>${column.links.map(
        ({ name, url, target }) =>
          html`<li><a href="${safeLink(url)}"${target === 'blank' && elsewhere} rel="noreferrer">${name}</a></li>`,
      )}</ul></section>`,
  )}</nav>`
}
${contact.length > 0 && html`<section><h2>${t.contact}</h2><ul>${contact.map((line) => html`<li>${line}</li>`)}</ul></section>`}
${footer.qrCodes.map(
  ({ name, picture }) =>
    html`<figure><img src="${picture}" alt="${fill(t.qrCode, { name })}" width="96" height="96" loading="lazy"><figcaption>${name}</figcaption></figure>`,
)}
</div>
<p class="landing-rights">${rights.filter((line) => line !== '').map((line) => html`<span>${line}</span>`)}</p>
</div></footer>`;
}

const friendsHtml = ({ friendlyLinks }: Footer, t: LandingTexts) =>
  friendlyLinks.length > 0 &&
  html`<details class="landing-friends"><summary>${t.friendlyLinks}</summary><ul>${friendlyLinks.map(
    ({ name, url }) => html`<li><a href="${safeLink(url)}"${elsewhere} rel="noreferrer">${name}</a></li>`,
  )}</ul></details>`;
