import * as z from 'zod';
import { calls } from '../call.ts';
import * as entity from '../entities/api-client.ts';
import { byId, id, nothing, page } from '../entities/common.ts';
import { secretKinds } from '../open/scopes.ts';
import { apiClientRoutes } from '../routes/api-clients.ts';

const held = z.object({ id, version: z.number().int() });
const saved = z.object({ id, version: z.number() });

export const apiClients = calls(apiClientRoutes, {
  list: { summary: 'The clients of the open interface', input: nothing, output: z.array(entity.apiClientRow) },
  create: {
    summary: 'Add a client; its secrets are shown this once',
    input: entity.apiClientInput,
    output: entity.createdClient,
  },
  update: { summary: 'Change a client', input: entity.apiClientInput.extend(held.shape), output: saved },
  setDisabled: {
    summary: 'Stop a client at once, or let it in again',
    input: held.extend({ isDisabled: z.boolean() }),
    output: saved,
  },
  remove: {
    summary: 'Remove a client; its open to-dos are cancelled, what else it brought stays',
    input: byId,
    output: nothing,
  },
  rotate: {
    summary: 'Give a client a new secret, shown this once; the one before stays valid for a day',
    input: z.object({ id, kind: z.enum(secretKinds) }),
    output: entity.shownSecret,
  },
  endPrevious: {
    summary: 'End the replaced secret before its day is over',
    input: z.object({ id, kind: z.enum(secretKinds) }),
    output: nothing,
  },
  calls: {
    summary: 'Calls of the last seven days with their answers; personal fields are masked',
    input: entity.apiCallQuery,
    output: entity.apiCallPage,
  },
  testSignature: {
    summary: 'Each step of a signature, and whether one’s own is right',
    input: entity.signatureTest,
    output: entity.signatureSteps,
  },
  webhooks: {
    summary: 'The webhooks of a client',
    input: z.object({ clientId: id }),
    output: z.array(entity.webhookRow),
  },
  createWebhook: {
    summary: 'Add a webhook; its secret is shown this once',
    input: entity.webhookInput.extend({ clientId: id }),
    output: saved.extend({ secret: z.string() }),
  },
  updateWebhook: { summary: 'Change a webhook', input: entity.webhookInput.extend(held.shape), output: saved },
  removeWebhook: { summary: 'Remove a webhook and what waits for it', input: byId, output: nothing },
  deliveries: {
    summary: 'What webhooks were told, and how it went',
    input: entity.deliveryQuery,
    output: page(entity.deliveryRow),
  },
  replay: { summary: 'Send one delivery once more', input: byId, output: nothing },
});
