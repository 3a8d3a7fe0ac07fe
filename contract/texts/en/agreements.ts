import type { agreements as zh } from '../zh-CN/agreements.ts';

export const agreements: Record<keyof typeof zh, string> = {
  gateTitle: 'Please read and agree',
  gateText: 'Please read and agree to the following before you use the portal.',
  gateNewVersion: 'There is a new version of “{title}”. Please read it again.',
  version: 'Version {n} · published {time}',
  agreeAll: 'Agree and continue',
  refuse: 'Disagree and sign out',

  description:
    'Texts that the school asks people to agree to. Each publication is a version; everybody finds what they agreed to, and when, under “Privacy”.',
  list: 'Agreements',
  create: 'New agreement',
  none: 'No agreements yet. Write a user agreement or a privacy policy; once it is published, people see it at sign-in.',
  choose: 'Choose an agreement',
  preview: 'As people see it',
  remove: 'Delete',
  removeTitle: 'Delete “{name}”?',
  removeText: 'What people have agreed to cannot be deleted; it can be taken down.',
  takeDown: 'Take down',
  takeDownTitle: 'Take down “{name}”?',
  takeDownText: 'Nobody is asked any more. Consents stay on record, and the text becomes a draft.',
  takenDown: '“{name}” is taken down',

  title: 'Name',
  titleHint: 'For example: User agreement',
  html: 'Text',
  isRequired: 'Required',
  isRequiredHelp:
    'On: people tick it at sign-in, and those who have not agreed are asked when they open the portal. Off: people may agree, and take it back, in their personal centre.',
  asksAgain: 'Ask everybody again',
  asksAgainHelp: 'On when the substance changes. Off for a typing error: those who agreed are not asked again.',
  required: 'Required',
  optional: 'Optional',
  agreedBy: '{agreed} of {people} people agreed',
  notPublished: 'Counted once it is published',
};
