import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { InputNumber } from 'antd';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ admin });

type Limits = { min?: number | undefined; max?: number | undefined; maxLength?: number | undefined };

/**
 * The limits of a control, and the control without them: by itself it would cut a text and turn −5 into 1 without a
 * word. What is typed stays, and the field says what is too much.
 */
export function withValidatedLimits(control: ReactNode): { control: ReactNode; limits: Limits } {
  if (!isValidElement<Limits>(control)) return { control, limits: {} };
  const { min, max, maxLength } = control.props;
  if (control.type === InputNumber)
    return { control: cloneElement(control, { min: undefined, max: undefined }), limits: { min, max } };
  if (typeof maxLength !== 'number') return { control, limits: {} };
  return { control: cloneElement(control, { maxLength: undefined }), limits: { maxLength } };
}

/** What is wrong with a value by these limits; the contract's schema may allow more than a screen does. */
export function limitError(value: unknown, { min, max, maxLength }: Limits): string | undefined {
  if (typeof value === 'string' && maxLength !== undefined && value.length > maxLength)
    return t('ruleShorter', { n: maxLength });
  if (typeof value !== 'number') return undefined;
  if (min !== undefined && value < min) return t('ruleLeast', { n: min });
  return max !== undefined && value > max ? t('ruleMost', { n: max }) : undefined;
}
