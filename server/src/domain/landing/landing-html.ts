import type { LandingBlockKind, LandingIndex } from '@yizhan/contract/entities/landing.ts';
import { type Html, html } from '../../common/html.ts';
import { barHtml } from './bar-html.ts';
import type { Block } from './blocks/block.ts';
import { departments } from './blocks/departments.ts';
import { hero } from './blocks/hero.ts';
import { codes, downloads, newcomers, specials } from './blocks/links.ts';
import { announcements, news } from './blocks/news.ts';
import { overview } from './blocks/overview.ts';
import { scenes } from './blocks/scenes.ts';
import { nameOnly, search } from './blocks/search.ts';
import { services } from './blocks/services.ts';
import { footHtml } from './foot-html.ts';
import type { LandingSchool } from './school.ts';
import type { LandingTexts } from './texts.ts';

/** `whole`: full page width. `half`: two side by side. */
type Kind = { write: Block; place: 'whole' | 'row' | 'half' };

const kinds: Record<LandingBlockKind, Kind> = {
  search: { write: search, place: 'whole' },
  hero: { write: hero, place: 'whole' },
  overview: { write: overview, place: 'whole' },
  scenes: { write: scenes, place: 'row' },
  departments: { write: departments, place: 'row' },
  services: { write: services, place: 'row' },
  news: { write: news, place: 'half' },
  announcements: { write: announcements, place: 'half' },
  downloads: { write: downloads, place: 'half' },
  specials: { write: specials, place: 'half' },
  newcomers: { write: newcomers, place: 'half' },
  codes: { write: codes, place: 'half' },
};

type Piece = { html: Html; place: Kind['place'] };

/** The page before sign-in, as plain HTML: it shows immediately and works without script (LP-2). */
export function landingHtml(index: LandingIndex, school: LandingSchool, t: LandingTexts): Html {
  const pieces = index.blocks.flatMap(({ kind, title }): Piece[] => {
    const { write, place } = kinds[kind];
    const usual = kind === 'search' ? t.searchLabel : t[kind];
    const written = write({ index, school, t, title: title || usual });
    return written ? [{ html: written, place }] : [];
  });
  const named = index.blocks.some(({ kind }) => kind === 'search');
  return html`${barHtml(school, t, { here: 'home', index })}
<main class="landing-main">
${!named && nameOnly({ index, school, t, title: '' })}
${rowsOf(pieces)}
<noscript><p class="landing-note">${t.noScript}</p></noscript>
</main>
${footHtml(school, t)}`;
}

/** Consecutive half-width blocks share a row. */
function rowsOf(pieces: readonly Piece[]): Html[] {
  const rows: Html[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const [piece, next] = [pieces[at], pieces[at + 1]];
    if (!piece) continue;
    if (piece.place === 'whole') {
      rows.push(piece.html);
      continue;
    }
    const pair = piece.place === 'half' && next?.place === 'half';
    rows.push(
      html`<div class="landing-width"><div class="landing-row${pair && ' landing-row--two'}">${piece.html}${pair && next.html}</div></div>`,
    );
    if (pair) at++;
  }
  return rows;
}
