import type { FieldPart } from '../field-part.ts';
import { TableInput } from '../TableInput.tsx';
import { TableReader } from '../TableReader.tsx';

export const table: FieldPart<'table'> = { Input: TableInput, Reader: TableReader };
