import type { SimpleFieldKind } from '@yizhan/contract/fields.ts';
import type { FieldPart } from './field-part.ts';
import { choice } from './kinds/choice.tsx';
import { date } from './kinds/date.tsx';
import { money } from './kinds/money.tsx';
import { number } from './kinds/number.tsx';
import { text } from './kinds/text.tsx';
import { time } from './kinds/time.tsx';

/** The kinds that may be a column of a table; the registry of all kinds holds the table itself. */
export const simpleParts: { [K in SimpleFieldKind]: FieldPart<K> } = { text, number, money, date, time, choice };
