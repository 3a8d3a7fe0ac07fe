import type { caseLog as zh } from '../zh-CN/case-log.ts';

export const caseLog: Record<keyof typeof zh, string> = {
  submit: 'submitted',
  approve: 'approved',
  refuse: 'refused',
  return: 'returned',
  withdraw: 'withdrew',
  delegate: 'delegated',
  addSigner: 'added a signer',
  handOver: 'handed over',
  urge: 'urged',
  comment: 'commented',
  copy: 'sent a copy',
  reassign: 'reassigned',
  end: 'ended',
  skip: 'passed by itself',
  remind: 'reminded',
  escalate: 'escalated',
  pass: 'passed on time-out',
  timeReturn: 'returned on time-out',
  finish: 'finished',
  discard: 'gave it up',
};
