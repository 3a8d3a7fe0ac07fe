import type { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import type { Handlers } from '../../handlers.ts';
import { checking } from './check-url.ts';
import { kinds } from './kinds.ts';
import { searchHandlers } from './search.ts';
import { services } from './services.ts';
import { templates } from './templates.ts';

export const handlers: Handlers<typeof serviceConfig> = {
  ...services,
  ...templates,
  ...checking,
  ...kinds,
  ...searchHandlers,
};
