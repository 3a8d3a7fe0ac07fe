import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing } from '../entities/common.ts';
import * as entity from '../entities/connector.ts';
import { connectorRoutes } from '../routes/connectors.ts';

const saved = z.object({ id, version: z.number() });

export const connectors = calls(connectorRoutes, {
  list: {
    summary: 'The connectors with their health; secrets are never shown',
    input: nothing,
    output: z.array(entity.connectorRow),
  },
  create: { summary: 'Add a connector', input: entity.connectorInput, output: saved },
  update: {
    summary: 'Change a connector',
    input: entity.connectorInput.extend({ id, version: z.number().int() }),
    output: saved,
  },
  remove: { summary: 'Remove a connector that no card reads', input: byId, output: nothing },
  tryRun: {
    summary: 'Ask the other system once, in the name of a chosen person',
    input: entity.connectorTest,
    output: entity.connectorTestResult,
  },
});
