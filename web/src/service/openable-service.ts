import type { ServiceOpenInfo, ServiceState } from '@yizhan/contract/entities/service.ts';

/** What is needed to open a service. Without a state it is assumed open; the server decides. */
export type OpenableService = ServiceOpenInfo & { state?: ServiceState };
