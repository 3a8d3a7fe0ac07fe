import * as z from 'zod';
import { calls } from '../call.ts';
import { absenceInput, absenceProcess, absenceRow, ownAbsences } from '../entities/absence.ts';
import { byId, id, nothing } from '../entities/common.ts';
import { absenceRoutes } from '../routes/absences.ts';

export const absences = calls(absenceRoutes, {
  mine: { summary: 'When one is away and whom one covers', input: nothing, output: ownAbsences },
  save: { summary: 'Say that one is away and who stands in', input: absenceInput, output: byId },
  processes: {
    summary: 'Processes one handles, to be handed over by themselves',
    input: nothing,
    output: z.array(absenceProcess),
  },
  end: { summary: 'Be back: a current absence ends, one to come is dropped', input: byId, output: nothing },
  ofUser: { summary: 'Absences of a person, current and to come', input: byId, output: z.array(absenceRow) },
  processesOfUser: { summary: 'Processes a person handles', input: byId, output: z.array(absenceProcess) },
  saveForUser: {
    summary: 'Mark a person absent',
    input: absenceInput.extend({ userId: id }),
    output: byId,
  },
  endForUser: { summary: 'End the absence of a person', input: z.object({ userId: id, id }), output: nothing },
});
