import { jobKindNames } from '@yizhan/contract/texts/zh-CN/jobs-manage.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ jobKindNames });

const isKind = (kind: string): kind is keyof typeof jobKindNames => Object.hasOwn(jobKindNames, kind);

/** A kind that the product no longer has is shown as it was written. */
export const kindName = (kind: string) => (isKind(kind) ? t(kind) : kind);
