import * as z from 'zod';
import { calls } from '../call.ts';
import { anyAddress, webAddress } from '../entities/card-column.ts';
import { byId, filled, id, nothing, page, pageQuery, text } from '../entities/common.ts';
import { saved, version } from '../entities/publishing.ts';
import { searchSettings } from '../entities/search-words.ts';
import { serviceChoice, serviceQuery } from '../entities/service.ts';
import {
  gapRow,
  gapStates,
  sceneInput,
  sceneRow,
  serviceConfigDetail,
  serviceConfigQuery,
  serviceInput,
  serviceRow,
  serviceStatuses,
  serviceTemplate,
  serviceTypeRow,
  synonymInput,
  synonymRow,
  urlCheck,
} from '../entities/service-config.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as searchLimits from '../limits/search.ts';
import * as serviceLimits from '../limits/services.ts';
import { serviceConfigRoutes } from '../routes/service-config.ts';

const templateAddress = z.union([z.literal(''), webAddress]);
const held = z.object({ id, version });
const order = (most: number) => z.object({ ids: z.array(id).max(most) });

const hotWords = searchSettings.extend({ version: z.string().max(64) });

export const serviceConfig = calls(serviceConfigRoutes, {
  page: { summary: 'Every service with its state', input: serviceConfigQuery, output: page(serviceRow) },
  detail: { summary: 'A service as its administrator fills it in', input: byId, output: serviceConfigDetail },
  submit: {
    summary: 'Create or change a service; needs the version the editor holds',
    input: z.object({ service: serviceInput, held: held.optional() }),
    output: saved,
  },
  changeStatus: {
    summary: 'Send a service for review, back with a reason, onto the shelf, or take it off',
    input: held.extend({ status: z.enum(serviceStatuses), reason: text().default('') }),
    output: saved,
  },
  maintain: {
    summary: 'Begin or end maintenance, in words people read',
    input: held.extend({ on: z.boolean(), reason: text().default('') }),
    output: saved,
  },
  remove: { summary: 'Remove a service that is not on the shelf', input: held, output: nothing },
  renewSecret: {
    summary: 'Make a new word for the service’s own server; it is shown this once',
    input: byId,
    output: z.object({ secret: z.string() }),
  },
  checkUrl: {
    summary: 'Whether an address answers, asked by the server; each redirect is checked',
    input: z.object({ url: anyAddress }),
    output: urlCheck,
  },
  templates: {
    summary: 'Services most schools offer, to begin with',
    input: nothing,
    output: z.array(serviceTemplate),
  },
  createFromTemplates: {
    summary: 'Create services from templates, on the shelf where they are complete',
    input: z.object({
      chosen: z
        .array(z.object({ code: filled(fieldLimits.nameLength), url: templateAddress.default('') }))
        .min(1)
        .max(serviceLimits.maxTemplates),
      shelve: z.boolean(),
    }),
    output: z.object({ shelved: z.number(), drafts: z.number(), skipped: z.number() }),
  },
  pick: { summary: 'Services to pick from', input: serviceQuery, output: z.array(serviceChoice) },

  scenes: { summary: 'The scenes in their order', input: nothing, output: z.array(sceneRow) },
  submitScene: {
    summary: 'Create or change a scene',
    input: sceneInput.extend({ id: id.optional() }),
    output: byId,
  },
  removeScene: { summary: 'Remove a scene that no service has', input: byId, output: nothing },
  orderScenes: { summary: 'Put the scenes in this order', input: order(serviceLimits.maxScenes), output: nothing },
  types: { summary: 'The service types in their order', input: nothing, output: z.array(serviceTypeRow) },
  submitType: {
    summary: 'Create or rename a service type',
    input: z.object({ id: id.optional(), name: filled(fieldLimits.nameLength) }),
    output: byId,
  },
  removeType: { summary: 'Remove a type that no service has', input: byId, output: nothing },
  orderTypes: { summary: 'Put the types in this order', input: order(serviceLimits.maxTypes), output: nothing },

  hotWords: { summary: 'The words that the search offers first', input: nothing, output: hotWords },
  saveHotWords: { summary: 'Change them', input: hotWords, output: hotWords },
  synonyms: {
    summary: 'Words that mean the same',
    input: pageQuery.extend({ keyword: text(searchLimits.queryLength).optional() }),
    output: page(synonymRow),
  },
  submitSynonym: {
    summary: 'Create or change a group of words that mean the same',
    input: z.object({ synonym: synonymInput, held: held.optional() }),
    output: saved,
  },
  removeSynonym: { summary: 'Remove a group of words', input: held, output: nothing },
  gaps: {
    summary: 'What people looked for and did not find, most often first',
    input: pageQuery.extend({ state: z.enum(gapStates).default('OPEN') }),
    output: page(gapRow),
  },
  handleGap: {
    summary: 'Say what became of a gap',
    input: z.object({ id, state: z.enum(gapStates), note: text().default('') }),
    output: nothing,
  },
  teachGap: {
    summary: 'Make the word of a gap one of the words by which a service is found',
    input: z.object({ id, serviceId: id }),
    output: nothing,
  },
});
