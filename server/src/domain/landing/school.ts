import type { Footer } from '@yizhan/contract/entities/session.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** What surrounds the blocks. */
export type LandingSchool = { name: string; slogan: string; logo: string | null; footer: Footer };

export const landingSchool = ({ name, settings: { slogan, logo, footer } }: Tenant): LandingSchool => ({
  ...{ name, slogan, logo, footer },
});
