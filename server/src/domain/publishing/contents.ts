import { type AgreementContent, agreementContent } from '@yizhan/contract/entities/agreement.ts';
import { type AnnouncementContent, announcementContent } from '@yizhan/contract/entities/announcement.ts';
import { type CardContent, cardContent } from '@yizhan/contract/entities/card.ts';
import { type CentreContent, centreContent } from '@yizhan/contract/entities/centre.ts';
import { type DutyItemContent, dutyItemContent } from '@yizhan/contract/entities/duty-item.ts';
import { type DutyListsContent, dutyListsContent } from '@yizhan/contract/entities/duty-list.ts';
import { type EfficiencyContent, efficiencyContent } from '@yizhan/contract/entities/efficiency.ts';
import { type FaqContent, faqContent } from '@yizhan/contract/entities/faq.ts';
import { type FooterContent, footerContent } from '@yizhan/contract/entities/footer.ts';
import { type GuideContent, guideContent } from '@yizhan/contract/entities/guide.ts';
import { type LandingContent, landingContent } from '@yizhan/contract/entities/landing.ts';
import { type LayoutContent, layoutContent } from '@yizhan/contract/entities/layout.ts';
import { type NavigationContent, navigationContent } from '@yizhan/contract/entities/navigation.ts';
import {
  type AlertContent,
  alertContent,
  type BannerContent,
  bannerContent,
} from '@yizhan/contract/entities/portal.ts';
import { type ProcessContent, processContent } from '@yizhan/contract/entities/process.ts';
import { type ThemeContent, themeContent } from '@yizhan/contract/entities/theme.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';
import type * as z from 'zod';
import type { Config } from '../../config.ts';
import { assertMicroAppAllowed } from '../cards/micro-apps.ts';
import { assertAnswered } from '../robot/answered.ts';

type Contents = {
  card: CardContent;
  layout: LayoutContent;
  navItem: NavigationContent;
  serviceHall: CentreContent;
  processCentre: CentreContent;
  applicationCentre: CentreContent;
  theme: ThemeContent;
  footer: FooterContent;
  banner: BannerContent;
  announcement: AnnouncementContent;
  agreement: AgreementContent;
  alert: AlertContent;
  guide: GuideContent;
  dutyItem: DutyItemContent;
  dutyLists: DutyListsContent;
  process: ProcessContent;
  faq: FaqContent;
  efficiency: EfficiencyContent;
  landing: LandingContent;
};
export type Content<K extends Publishable> = Contents[K];

type Shape<K extends Publishable> = {
  schema: z.ZodType<Content<K>>;
  /** The field with the display name, unique within the kind. */
  nameField: keyof Content<K> & string;
  /** Refuses content that this installation does not allow. Saved content may be older than its configuration. */
  assertAllowed?(content: Content<K>, config: InstallationRules): void;
  /** Refuses content that is good enough for a draft only. */
  assertFinished?(content: Content<K>): void;
};

export type InstallationRules = Pick<Config, 'microAppOrigins'>;

/** The schema and name field of each kind of publication. */
export const contents: { [K in Publishable]: Shape<K> } = {
  card: {
    schema: cardContent,
    nameField: 'cardName',
    assertAllowed: (card, { microAppOrigins }) => assertMicroAppAllowed(card, microAppOrigins),
  },
  layout: { schema: layoutContent, nameField: 'layoutName' },
  serviceHall: { schema: centreContent, nameField: 'title' },
  processCentre: { schema: centreContent, nameField: 'title' },
  applicationCentre: { schema: centreContent, nameField: 'title' },
  navItem: { schema: navigationContent, nameField: 'navigationName' },
  theme: { schema: themeContent, nameField: 'themeName' },
  footer: { schema: footerContent, nameField: 'footerName' },
  banner: { schema: bannerContent, nameField: 'title' },
  announcement: { schema: announcementContent, nameField: 'title' },
  agreement: { schema: agreementContent, nameField: 'title' },
  alert: { schema: alertContent, nameField: 'title' },
  guide: { schema: guideContent, nameField: 'guideName' },
  // Two items may share a title; their codes are unique.
  dutyItem: { schema: dutyItemContent, nameField: 'code' },
  dutyLists: { schema: dutyListsContent, nameField: 'title' },
  process: { schema: processContent, nameField: 'name' },
  faq: { schema: faqContent, nameField: 'question', assertFinished: assertAnswered },
  efficiency: { schema: efficiencyContent, nameField: 'title' },
  landing: { schema: landingContent, nameField: 'landingName' },
};

export const nameOf = <K extends Publishable>(kind: K, content: Content<K>) =>
  String(content[contents[kind].nameField]);
