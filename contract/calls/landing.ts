import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing, page } from '../entities/common.ts';
import { footer } from '../entities/footer.ts';
import { hallService } from '../entities/hall.ts';
import {
  counterValue,
  landingBlock,
  landingContent,
  landingDepartment,
  landingDetail,
  landingIndex,
  landingPageQuery,
  landingScene,
} from '../entities/landing.ts';
import { topic } from '../entities/portal.ts';
import { saved, version } from '../entities/publishing.ts';
import { landingRoutes } from '../routes/landing.ts';

const held = z.object({ id, version });

export const landing = calls(landingRoutes, {
  index: { summary: 'The blocks of the landing page with what they show', input: nothing, output: landingIndex },
  page: { summary: 'A page of services for visitors', input: landingPageQuery, output: page(hallService) },
  overview: { summary: 'The counters of the landing page', input: nothing, output: z.array(counterValue) },
  scenes: { summary: 'Scenes with services visitors may see', input: nothing, output: z.array(landingScene) },
  departments: {
    summary: 'Departments with how many services visitors may see',
    input: nothing,
    output: z.array(landingDepartment),
  },
  footer: { summary: 'The footer of the landing page', input: nothing, output: footer },
  topic: { summary: 'The topic of a banner with the services visitors may see', input: byId, output: topic },
  statistics: { summary: 'The counters of the landing page', input: nothing, output: z.array(counterValue) },
  bottom: { summary: 'The footer of the landing page', input: nothing, output: footer },
  configuration: {
    summary: 'The blocks of the landing page, in their order',
    input: nothing,
    output: z.array(landingBlock),
  },
  detail: { summary: 'The landing page as its editor fills it in', input: nothing, output: landingDetail },
  submit: {
    summary: 'Change the draft of the landing page; needs the version the editor holds',
    input: z.object({ content: landingContent, held: held.optional() }),
    output: saved,
  },
  preview: {
    summary: 'The landing page as it would be with this draft, as HTML',
    input: z.object({ content: landingContent }),
    output: z.object({ html: z.string() }),
  },
});
