import type { personInfo } from '@yizhan/contract/calls/person-info.ts';
import type { Handlers } from '../../handlers.ts';
import { figures } from './figures.ts';
import { ownData, prepareOwnData } from './own-data.ts';
import { profile, updateContact, updateProfile } from './profile.ts';
import { systems } from './systems.ts';
import { listViews } from './view-queries.ts';

export const handlers: Handlers<typeof personInfo> = {
  profile,
  updateProfile,
  updateContact,
  systems,
  figures,
  views: (page, { db, person }) => listViews(db, { ...page, userId: person.id }),
  ownData,
  prepareOwnData,
};
