import type { ServiceOpenInfo, ServiceState } from '@yizhan/contract/entities/service.ts';

/** What is needed to open a service; without a state it is taken for open, and the server has the last word. */
export type OpenableService = ServiceOpenInfo & { state?: ServiceState };
