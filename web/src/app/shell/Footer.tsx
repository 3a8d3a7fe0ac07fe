import { FooterView } from '../../features/footer/FooterView.tsx';
import { useSession } from '../../lib/session.ts';
import { Crest } from '../Crest.tsx';

/** The published footer: that of the pages behind the sign-in, or the visitors’. */
export default function Footer({ place = 'portal' }: { place?: 'portal' | 'visitors' }) {
  const boot = useSession((s) => s.boot);
  if (!boot) return null;
  const footer = place === 'portal' ? boot.portalFooter : boot.footer;
  return <FooterView footer={footer} school={boot.tenant} crest={<Crest size={44} />} />;
}
