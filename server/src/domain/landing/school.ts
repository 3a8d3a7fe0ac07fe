import type { Footer } from '@yizhan/contract/entities/footer.ts';
import { type FooterSource, footerOf } from '../footers/footers.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** What surrounds the blocks. */
export type LandingSchool = { name: string; slogan: string; logo: string | null; footer: Footer };

export const landingSchool = async (source: FooterSource, { name, settings }: Tenant): Promise<LandingSchool> => ({
  ...{ name, slogan: settings.slogan, logo: settings.logo },
  footer: await footerOf(source, 'visitors'),
});
