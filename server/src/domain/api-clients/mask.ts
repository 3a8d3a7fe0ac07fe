import * as openLimits from '@yizhan/contract/limits/open.ts';

/** Fields about persons. What is short is hidden whole, of the rest the first character stays. */
const personal = /^(account|accounts|name|handler|initiator|title|opinion|content|summary|text|value|fields|error)$/;
const hidden = '***';

const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? '' : `${[...value][0]}${hidden}`;
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, masked(child)]));
  return value;
};

/** The same value with what it says of persons hidden. */
export const maskPersonal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, personal.test(name) ? masked(child) : maskPersonal(child)]),
  );
};

const FEW = 3;

/** A long list by its first items: a batch has two hundred alike. */
const shortened = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
    ? {
        ...value,
        items: value.items.slice(0, FEW),
        ...(value.items.length > FEW && { more: value.items.length - FEW }),
      }
    : value;

/** What is kept of a request or an answer. */
export const maskedText = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : JSON.stringify(maskPersonal(shortened(value)), null, 2).slice(0, openLimits.recordedLength);
