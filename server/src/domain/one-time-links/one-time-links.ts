import type * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { siteOf } from '../../common/site.ts';
import type { Config } from '../../config.ts';
import type { Tenant } from '../tenants/tenants.ts';

export type LinkKind = keyof typeof signInLimits.linkMinutes;

const screens: Record<LinkKind, string> = { first: '/first', activate: '/activate', reset: '/forgot' };

export const linkAddress = (
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  school: Pick<Tenant, 'host'>,
  link: Link,
) => `${siteOf(config, school)}/#${screens[link.kind]}?code=${link.code}`;

type Link = { kind: LinkKind; code: string };
