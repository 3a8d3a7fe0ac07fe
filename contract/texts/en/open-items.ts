import type { openItems as zh } from '../zh-CN/open-items.ts';

export const openItems = {
  invalid: 'These fields are not as required: {fields}',
  duplicate: 'The batch has an item with the same id already',
  unknown_account: 'No such account, or it is disabled: {account}',
  sandbox: 'A sandbox app reaches accounts on its white list only; {account} is not on it',
  unknown_todo: 'This app has no such to-do',
  unknown_service: 'No service has the code {code}',
  unknown_dept: 'No department has the code {code}',
  unknown_column: 'No news column is called “{name}”',
  sensitive: 'The text contains a sensitive word',
} as const satisfies Record<keyof typeof zh, string>;
