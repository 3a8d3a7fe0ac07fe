import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('publishing', publishing);

/** The words of whatever code the server kept. */
export const refusal = textsOf<Readonly<Record<string, string>>>('failures', failures);
