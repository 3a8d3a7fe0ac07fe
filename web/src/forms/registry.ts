import type { FieldKind } from '@yizhan/contract/fields.ts';
import type { FieldPart } from './field-part.ts';
import { choice } from './kinds/choice.tsx';
import { choices } from './kinds/choices.tsx';
import { date } from './kinds/date.tsx';
import { dateRange } from './kinds/date-range.tsx';
import { department } from './kinds/department.tsx';
import { files } from './kinds/files.tsx';
import { formula } from './kinds/formula.tsx';
import { longText } from './kinds/long-text.tsx';
import { money } from './kinds/money.tsx';
import { number } from './kinds/number.tsx';
import { person } from './kinds/person.tsx';
import { picture } from './kinds/picture.tsx';
import { profile } from './kinds/profile.tsx';
import { richText } from './kinds/rich-text.tsx';
import { signature } from './kinds/signature.tsx';
import { table } from './kinds/table.tsx';
import { text } from './kinds/text.tsx';
import { time } from './kinds/time.tsx';

/** How every kind of field is filled in and read; a missing one does not compile. */
export const fieldParts: { [K in FieldKind]: FieldPart<K> } = {
  text,
  number,
  money,
  date,
  time,
  choice,
  longText,
  dateRange,
  choices,
  person,
  department,
  files,
  picture,
  table,
  richText,
  signature,
  formula,
  profile,
};
