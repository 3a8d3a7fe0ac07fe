import type { Footer, FooterContent, FooterPlace } from '@yizhan/contract/entities/footer.ts';
import type { Db } from '../../db/database.ts';
import type { PublishedCache } from '../publishing/published-cache.ts';

export type FooterSource = { db: Db; published: PublishedCache };

/** Of a school that has published none: pages show its name. */
const plain: Footer = {
  ...{ columns: [], qrCodes: [], friendlyLinks: [] },
  ...{ address: '', phone: '', mail: '', copyright: '', icp: '', policeRecord: '', techSupport: '', copyFooter: '' },
};

const toFooter = ({ footerName: _, showOn: __, ...footer }: FooterContent): Footer => ({
  ...footer,
  copyFooter: footer.copyFooter || footer.copyright,
});

/** The footer of a place. Of several published for it, the newest: whoever makes another wants that one. */
export async function footerOf({ db, published }: FooterSource, place: FooterPlace): Promise<Footer> {
  const live = (await published.list(db, 'footer')).findLast(({ content }) => content.showOn.includes(place));
  return live ? toFooter(live.content) : plain;
}
