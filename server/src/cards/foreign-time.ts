import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { parseWireTime } from '../common/wire-time.ts';

const seconds = /^\d{10}$/;
const milliseconds = /^\d{13}$/;
/** 2026-11-15, 2026/11/5 9:30, 2026-11-15T09:30:00.000: without a zone it is local time of the school. */
const local = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
const zoned = /(?:Z|GMT|UTC?|[+-]\d{2}:?\d{2})$/i;

/** Parses the many time formats of other systems; undefined if unknown. */
export function parseForeignTime(text: string): Date | undefined {
  const words = text.trim().slice(0, fieldLimits.nameLength);
  if (seconds.test(words)) return new Date(Number(words) * 1000);
  if (milliseconds.test(words)) return new Date(Number(words));
  const parts = local.exec(words);
  if (parts) {
    const [year, month, day, hour, minute, second] = parts.slice(1).map((part) => (part ?? '0').padStart(2, '0'));
    return parseWireTime(`${year}-${month}-${day} ${hour}:${minute}:${second}`);
  }
  const at = new Date(zoned.test(words) ? words : Number.NaN);
  return Number.isNaN(at.getTime()) || at.getFullYear() < 1970 || at.getFullYear() > 9999 ? undefined : at;
}
