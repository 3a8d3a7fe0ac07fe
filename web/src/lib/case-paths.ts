import { paths } from './paths.ts';

/** Apart from the addresses that first screens need. */
export const applyPath = (code: string) => paths.apply.replace(':code', encodeURIComponent(code));
export const casePath = (id: string) => paths.case.replace(':id', encodeURIComponent(id));

/** The case an address opens, if it is one of ours. */
export const caseIdOf = (url: string | null) => /^#?\/home\/case\/([1-9]\d*)$/.exec(url ?? '')?.[1];
