import type { Footer } from '@yizhan/contract/entities/session.ts';
import type { landing as texts } from '@yizhan/contract/texts/zh-CN/landing.ts';
import { crestOf } from './crest.ts';
import { type Html, html } from './html.ts';
import { skyline } from './skyline.ts';

/** What a visitor may know of a school. */
export type LandingData = {
  school: { name: string; slogan: string; logo: string | null };
  counts: { departments: number; announcements: number };
  announcements: { title: string; department: string; day: string; paragraphs: string[] }[];
  departments: { name: string; location: string; phone: string }[];
  footer: Footer;
};

export type LandingTexts = Record<keyof typeof texts, string>;

/** The page before sign-in, as plain HTML: it is there at once and reads without script. */
export function landingHtml(data: LandingData, t: LandingTexts): Html {
  const { name, slogan } = data.school;
  return html`<header class="landing-bar"><div class="landing-width">
<span class="landing-school">${crestOf(data.school)}<span>${name}</span></span>
<a class="yz-button yz-button--default yz-button--medium" href="#/login">${t.signIn}</a>
</div></header>
<section class="landing-hero"><div class="landing-width">
<h1>${name}<span>${t.portal}</span></h1>
<p>${slogan}</p>
<a class="yz-button yz-button--primary yz-button--large" href="#/login">${t.enter}</a>
</div>${skyline}</section>
<main class="landing-width landing-main">
${counters(data, t)}
${announcements(data, t)}
${departments(data, t)}
<noscript><p class="landing-note">${t.noScript}</p></noscript>
</main>
${foot(data.footer, name, t)}`;
}

function counters({ counts }: LandingData, t: LandingTexts) {
  const shown = [
    { label: t.departmentsCount, count: counts.departments },
    { label: t.announcementsCount, count: counts.announcements },
  ].filter(({ count }) => count > 0);
  if (shown.length === 0) return html``;
  return html`<dl class="landing-counters" aria-label="${t.overview}">${shown.map(
    ({ label, count }) => html`<div><dt>${label}</dt><dd>${count}</dd></div>`,
  )}</dl>`;
}

function announcements({ announcements }: LandingData, t: LandingTexts) {
  const rows = announcements.map(
    (row) => html`<li><details><summary>
<span class="landing-title">${row.title}</span>
<span class="landing-from">${row.department}</span><time datetime="${row.day}">${row.day}</time>
</summary>${row.paragraphs.map((text) => html`<p>${text}</p>`)}</details></li>`,
  );
  return html`<section class="landing-card"><h2>${t.announcements}</h2>${
    rows.length > 0
      ? html`<ul class="landing-news">${rows}</ul>`
      : html`<p class="landing-none">${t.noAnnouncements}</p>`
  }</section>`;
}

function departments({ departments }: LandingData, t: LandingTexts) {
  if (departments.length === 0) return html``;
  return html`<section class="landing-card"><h2>${t.departments}</h2><ul class="landing-departments">${departments.map(
    (row) =>
      html`<li><h3>${row.name}</h3><p>${row.location}</p>${
        row.phone && html`<p><a href="tel:${row.phone.replace(/[^\d+]/g, '')}">${row.phone}</a></p>`
      }</li>`,
  )}</ul></section>`;
}

function foot(footer: Footer, school: string, t: LandingTexts) {
  const contact = [
    footer.address && t.addressLabel.replace('{address}', footer.address),
    footer.phone && t.phoneLabel.replace('{phone}', footer.phone),
    footer.mail && t.mailLabel.replace('{mail}', footer.mail),
  ].filter((line) => line !== '');
  const rights = [footer.copyright || `© ${school}`, footer.icp, footer.policeRecord].filter((line) => line !== '');
  return html`<footer class="landing-foot"><div class="landing-width">
${
  footer.columns.length > 0 &&
  html`<div class="landing-columns">${footer.columns.map(
    (column) =>
      html`<section><h2>${column.title}</h2><ul>${column.links.map(
        ({ name, url }) => html`<li><a href="${safe(url)}" rel="noreferrer">${name}</a></li>`,
      )}</ul></section>`,
  )}</div>`
}
${contact.length > 0 && html`<p>${contact.map((line) => html`<span>${line}</span>`)}</p>`}
<p>${rights.map((line) => html`<span>${line}</span>`)}</p>
</div></footer>`;
}

/** A link of the footer goes to the web or to a page of the portal, never to a script. */
const safe = (url: string) => (/^(https?:\/\/|\/|#\/)/i.test(url) ? url : '#/');
