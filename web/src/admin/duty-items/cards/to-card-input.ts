import type { DepartmentCard, DepartmentCardInput } from '@yizhan/contract/entities/departments.ts';

/** The fields of a card that this screen edits. */
export const toCardInput = (card: DepartmentCard): DepartmentCardInput => ({
  shortName: card.shortName,
  intro: card.intro,
  leader: card.leader,
  phone: card.phone,
  location: card.location,
  officeHours: card.officeHours,
  mail: card.mail,
  website: card.website,
  chart: card.chart,
});
