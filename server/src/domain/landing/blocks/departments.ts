import type { LandingDepartment } from '@yizhan/contract/entities/landing.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { html } from '../../../common/html.ts';
import type { LandingTexts } from '../texts.ts';
import type { Block } from './block.ts';
import { card } from './parts.ts';

const name = ({ id, name, count }: LandingDepartment, t: LandingTexts) =>
  count > 0
    ? html`<a href="#/allServices?deptId=${id}">${name}<small>${fill(t.howMany, { n: count })}</small></a>`
    : html`${name}`;

export const departments: Block = ({ index: { departments }, title, t }) =>
  departments.length === 0
    ? undefined
    : card(
        title,
        html`<ul class="landing-departments">${departments.map(
          (row) =>
            html`<li><h3>${name(row, t)}</h3>${
              (row.location || row.phone) &&
              html`<p>${row.location}${
                row.phone && html` <a href="tel:${row.phone.replace(/[^\d+]/g, '')}">${row.phone}</a>`
              }</p>`
            }</li>`,
        )}</ul>`,
      );
