/** Rows out of the XML of a sheet, straight from its bytes: no tree, no events, no string that nobody asked for. */
import { type CellFormat, clockText, padNumber, serialToDate } from './cell-formats.ts';
import { parseColumn, parseIndex, parseIsoDate, parseNumber } from './cell-value.ts';
import type { RowBuilder } from './row-builder.ts';
import type { SharedStrings } from './shared-strings.ts';
import { WorkbookError } from './workbook-error.ts';
import { isNamed, isNameEnd, skipTag } from './xml-bytes.ts';
import { decodeValue, joinTexts } from './xml-text.ts';

export interface SheetContext {
  formats: readonly CellFormat[];
  strings: SharedStrings;
  date1904: boolean;
}

const LT = 60;
const GT = 62;
const SLASH = 47;
const EQUALS = 61;
const QUOTE = 34;
const APOSTROPHE = 39;
const COLON = 58;
const BANG = 33;
const QUESTION = 63;
const C = 99;
const R = 114;
const S = 115;
const T = 116;
const V = 118;
const I = 105;

const rootTag = /<((?:[\w.-]+:)?)sheetData[\s/>]/;
const ROOT_TAG_BYTES = 64;

export class SheetScanner {
  /** Length of the namespace prefix with its colon; -1 before the rows begin. */
  private prefix = -1;
  private inlineClose = Buffer.alloc(0);

  // Attributes of the tag last read.
  private type = 0;
  private style = 0;
  private refFrom = 0;
  private refTo = 0;
  private isSelfClosing = false;

  constructor(
    private readonly context: SheetContext,
    private readonly rows: RowBuilder,
  ) {}

  /** Takes all complete cells; see Consume. */
  readonly consume = (bytes: Buffer): number | 'end' => {
    let p = 0;
    if (this.prefix < 0) {
      p = this.findRows(bytes);
      if (this.prefix < 0) return p;
    }
    const { prefix } = this;
    const last = bytes.length;
    for (;;) {
      while (p < last && bytes[p] !== LT) p += 1;
      const name = p + 1 + prefix;
      if (name + 12 >= last && bytes.indexOf(GT, p) < 0) return p;
      const next = this.element(bytes, p, name);
      if (next === -1) return p;
      if (next === -2) return 'end';
      p = next;
      // A batch leaves before the next begins: wide rows would fill the memory.
      if (this.rows.hasBatch) return p;
    }
  };

  /** Steps over one tag, or over a whole cell. -1: more bytes are needed; -2: the rows are over. */
  private element(bytes: Buffer, p: number, name: number): number {
    if (bytes[name] === C && isNameEnd(bytes[name + 1]) && this.isOurs(bytes, p + 1)) return this.cell(bytes, name + 1);
    const second = bytes[p + 1];
    if (second === SLASH) return this.closing(bytes, name + 1);
    if (second === BANG || second === QUESTION) return this.remark(bytes, p);
    if (!isNamed(bytes, name, 'row')) return skipTag(bytes, name);
    const next = this.attributes(bytes, name + 3);
    if (next < 0) return -1;
    this.rows.open(this.refTo > this.refFrom ? parseIndex(bytes, this.refFrom, this.refTo) : Number.NaN);
    if (this.isSelfClosing) this.rows.close();
    return next;
  }

  private isOurs(bytes: Buffer, from: number): boolean {
    return this.prefix === 0 || bytes[from + this.prefix - 1] === COLON;
  }

  private closing(bytes: Buffer, name: number): number {
    if (isNamed(bytes, name, 'row')) this.rows.close();
    else if (isNamed(bytes, name, 'sheetData')) return -2;
    return skipTag(bytes, name);
  }

  private remark(bytes: Buffer, p: number): number {
    const end = bytes[p + 1] === QUESTION ? '?>' : bytes[p + 2] === 45 ? '-->' : '>';
    if (end === '>' && bytes[p + 2] !== 91) throw new WorkbookError('unsafe');
    const at = bytes.indexOf(end, p);
    return at < 0 ? -1 : at + end.length;
  }

  private findRows(bytes: Buffer): number {
    const found = rootTag.exec(bytes.toString('latin1'));
    if (!found) return Math.max(0, bytes.length - ROOT_TAG_BYTES);
    const prefix = found[1] ?? '';
    this.prefix = prefix.length;
    this.inlineClose = Buffer.from(`</${prefix}is>`, 'latin1');
    return found.index + found[0].length - 1;
  }

  /** From behind the name of a tag to behind its end. -1 when it is not complete. */
  private attributes(bytes: Buffer, from: number): number {
    const last = bytes.length;
    this.type = 0;
    this.style = 0;
    this.refFrom = 0;
    this.refTo = 0;
    let p = from;
    for (;;) {
      while (p < last && (bytes[p] ?? 0) <= 32) p += 1;
      const byte = bytes[p];
      if (byte === GT) {
        this.isSelfClosing = false;
        return p + 1;
      }
      if (byte === SLASH) {
        this.isSelfClosing = true;
        return p + 1 < last ? p + 2 : -1;
      }
      const name = p;
      while (p < last && bytes[p] !== EQUALS) p += 1;
      let length = p - name;
      while (length > 1 && (bytes[name + length - 1] ?? 0) <= 32) length -= 1;
      while (p < last && bytes[p] !== QUOTE && bytes[p] !== APOSTROPHE) p += 1;
      const quote = bytes[p];
      const start = p + 1;
      p = start;
      while (p < last && bytes[p] !== quote) p += 1;
      if (p >= last) return -1;
      if (length === 1) this.keep(bytes, byte, start, p);
      p += 1;
    }
  }

  private keep(bytes: Buffer, name: number | undefined, from: number, to: number) {
    if (name === R) {
      this.refFrom = from;
      this.refTo = to;
    } else if (name === S) this.style = parseIndex(bytes, from, to);
    else if (name === T) {
      // One letter decides all but str and s, inlineStr and others; none is a number.
      this.type = to - from > 1 ? -1 : to > from ? (bytes[from] ?? 0) : 0;
    }
  }

  private cell(bytes: Buffer, from: number): number {
    let p = this.attributes(bytes, from);
    if (p < 0) return -1;
    const { rows, prefix } = this;
    const named = this.refTo > this.refFrom ? parseColumn(bytes, this.refFrom, this.refTo) : -1;
    const column = named < 0 ? rows.nextColumn : named;
    if (this.isSelfClosing) {
      rows.nextColumn = column + 1;
      return p;
    }
    const last = bytes.length;
    let valueFrom = -1;
    let valueTo = -1;
    let inlineFrom = -1;
    let inlineTo = -1;
    for (;;) {
      while (p < last && bytes[p] !== LT) p += 1;
      if (p + prefix + 3 >= last) return -1;
      const isClosing = bytes[p + 1] === SLASH;
      const name = p + 1 + prefix + (isClosing ? 1 : 0);
      const first = bytes[name];
      if (isClosing && first === C && isNameEnd(bytes[name + 1])) {
        while (p < last && bytes[p] !== GT) p += 1;
        if (p >= last) return -1;
        break;
      }
      const tagEnd = skipTag(bytes, p + 1);
      if (tagEnd < 0) return -1;
      const opens = !isClosing && bytes[tagEnd - 2] !== SLASH;
      if (opens && first === V && isNameEnd(bytes[name + 1])) {
        valueFrom = tagEnd;
        p = tagEnd;
        while (p < last && (bytes[p] !== LT || bytes[p + 1] === BANG)) p += 1;
        if (p >= last) return -1;
        valueTo = p;
      } else if (opens && first === I && bytes[name + 1] === S && isNameEnd(bytes[name + 2])) {
        inlineFrom = tagEnd;
        inlineTo = bytes.indexOf(this.inlineClose, tagEnd);
        if (inlineTo < 0) return -1;
        p = inlineTo + this.inlineClose.length;
      } else p = tagEnd;
    }
    rows.nextColumn = column + 1;
    if (inlineFrom >= 0) rows.set(column, joinTexts(bytes.toString('utf8', inlineFrom, inlineTo)));
    else if (valueFrom >= 0) this.value(bytes, column, valueFrom, valueTo);
    return p + 1;
  }

  private value(bytes: Buffer, column: number, from: number, to: number) {
    const { rows, context } = this;
    switch (this.type) {
      case S: {
        const index = parseIndex(bytes, from, to);
        const text = context.strings.at(Number.isNaN(index) ? parseNumber(bytes, from, to) : index);
        if (text !== undefined) rows.set(column, text);
        return;
      }
      case 0:
      case 110: // n
        this.number(bytes, column, from, to);
        return;
      case 98: // b
        rows.set(column, /^\s*(?:1|true)\s*$/i.test(bytes.toString('latin1', from, to)));
        return;
      case 100: {
        // d
        const text = bytes.toString('latin1', from, to).trim();
        rows.set(column, parseIsoDate(text) ?? text);
        return;
      }
      default:
        // str, e and what nobody heard of
        rows.set(column, decodeValue(bytes.toString('utf8', from, to)));
    }
  }

  private number(bytes: Buffer, column: number, from: number, to: number) {
    if (to === from) return;
    const { rows, context } = this;
    const value = parseNumber(bytes, from, to);
    if (Number.isNaN(value)) {
      rows.set(column, decodeValue(bytes.toString('utf8', from, to)));
      return;
    }
    const format = context.formats[this.style];
    if (format === undefined || format.kind === 'plain') rows.set(column, value);
    else if (format.kind === 'date') {
      const shown = format.clock && clockText(format.clock, value);
      rows.set(column, serialToDate(value, context.date1904) ?? value, shown);
    } else rows.set(column, value, padNumber(format.code, value));
  }
}
