import * as z from 'zod';
import { calls } from '../call.ts';
import { nothing, pageQuery } from '../entities/common.ts';
import {
  connectedSystem,
  contactInput,
  dataLookups,
  figure,
  ownDataFile,
  profile,
  profileInput,
} from '../entities/person-info.ts';
import { personInfoRoutes } from '../routes/person-info.ts';

export const personInfo = calls(personInfoRoutes, {
  profile: { summary: 'What the school knows of the caller as a person', input: nothing, output: profile },
  updateProfile: { summary: 'Change the name one goes by, or one’s picture', input: profileInput, output: profile },
  updateContact: { summary: 'Change mail or phone, with the password', input: contactInput, output: profile },
  systems: {
    summary: 'The systems that learn who the caller is, with the last visit',
    input: nothing,
    output: z.array(connectedSystem),
  },
  figures: {
    summary: 'The caller’s figures in the school’s systems, with source and time',
    input: nothing,
    output: z.array(figure),
  },
  views: { summary: 'Who looked at the caller’s personal data, when and why', input: pageQuery, output: dataLookups },
  ownData: { summary: 'The file of the caller’s own data, if one was asked for', input: nothing, output: ownDataFile },
  prepareOwnData: {
    summary: 'Prepare a file of all data about the caller; it is there for a day',
    input: nothing,
    output: ownDataFile,
  },
});
