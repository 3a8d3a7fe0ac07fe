import type { FooterContent } from '@yizhan/contract/entities/footer.ts';
import { FooterView } from '../../../features/footer/FooterView.tsx';
import { pictureUrl } from '../../../lib/picture-urls.ts';
import { useSession } from '../../../lib/session.ts';

/** The footer as pages show it; its links are disabled. What is not filled in yet is left out. */
export function FooterPreview({ content }: { content: FooterContent }) {
  const tenant = useSession((s) => s.boot?.tenant);
  if (!tenant) return null;
  const columns = content.columns
    .filter(({ title }) => title)
    .map((column) => ({ ...column, links: column.links.filter(({ name }) => name) }));
  const qrCodes = content.qrCodes.filter(({ picture }) => picture);
  const friendlyLinks = content.friendlyLinks.filter(({ name }) => name);
  const footer = { ...content, columns, qrCodes, friendlyLinks };
  const crest = <img className="crest-picture" src={tenant.logo ?? '/crest.svg'} alt="" width={44} height={44} />;
  return (
    <div inert>
      <FooterView footer={footer} school={tenant} crest={crest} pictureUrl={pictureUrl} />
    </div>
  );
}
