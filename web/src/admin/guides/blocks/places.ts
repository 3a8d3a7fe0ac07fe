import type { ComponentType } from 'react';
import type { Place } from '../guide-values.ts';
import { AttachmentFields } from './AttachmentFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { BasisFields } from './BasisFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { MaterialFields } from './MaterialFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { StepFields } from './StepFields.tsx';
import { DescriptionFields, FeeFields, RatingNote, ResultFields } from './TextFields.tsx';

/** The fields of each block. Names and imports only. */
export const placeFields: Readonly<Record<Place, ComponentType>> = {
  basics: BasicFields,
  description: DescriptionFields,
  conditions: ConditionFields,
  timeAndPlace: PlaceFields,
  materials: MaterialFields,
  steps: StepFields,
  result: ResultFields,
  fees: FeeFields,
  basis: BasisFields,
  questions: QuestionFields,
  attachments: AttachmentFields,
  contact: ContactFields,
  ratings: RatingNote,
};
