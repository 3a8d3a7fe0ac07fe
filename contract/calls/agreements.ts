import * as z from 'zod';
import { calls } from '../call.ts';
import {
  agreementContent,
  agreementRow,
  agreementText,
  agreementVersions,
  ownAgreement,
  pendingAgreement,
} from '../entities/agreement.ts';
import { byId, id, nothing } from '../entities/common.ts';
import { saved, version } from '../entities/publishing.ts';
import { agreementRoutes } from '../routes/agreements.ts';

const held = z.object({ id, version });

export const agreements = calls(agreementRoutes, {
  read: { summary: 'The published text of an agreement', input: byId, output: agreementText },

  own: {
    summary: 'The agreements of the school, and what one agreed to when',
    input: nothing,
    output: z.array(ownAgreement),
  },
  pending: {
    summary: 'Required agreements one has not agreed to in their present version, with their text',
    input: nothing,
    output: z.array(pendingAgreement),
  },
  agree: {
    summary: 'Agree to published versions; refused where one of them is no longer the published one',
    input: z.object({ agreements: agreementVersions.min(1) }),
    output: nothing,
  },
  withdraw: { summary: 'Take back one’s consent to an optional agreement', input: byId, output: nothing },

  list: {
    summary: 'Agreements with their state and how many people agreed, for administrators',
    input: nothing,
    output: z.array(agreementRow),
  },
  submit: {
    summary: 'Write or change the draft of an agreement; needs the version the editor holds',
    input: z.object({ content: agreementContent, held: held.optional() }),
    output: saved,
  },
  takeDown: {
    summary: 'Take a published agreement down; it becomes a draft again, and consents stay on record',
    input: held,
    output: saved,
  },
  remove: { summary: 'Remove an agreement that nobody has agreed to', input: held, output: nothing },
});
