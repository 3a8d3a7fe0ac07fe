import type { FailureCode } from '@yizhan/contract/statuses.ts';
import { failures as en } from '@yizhan/contract/texts/en/failures.ts';
import { failures as zh } from '@yizhan/contract/texts/zh-CN/failures.ts';
import type { Language } from '../../person.ts';

/** Why a call was refused; figures that belonged to that call are left out. */
export const reasonOf = (code: FailureCode | '', language: Language): string =>
  code === '' ? '' : ((language === 'en' ? en : zh)[code] ?? code).replace(/\{\w+\}/g, '…');
