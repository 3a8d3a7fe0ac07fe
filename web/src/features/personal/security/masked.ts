/** A phone number or mail address that somebody looking over one's shoulder learns nothing by. */
export function masked(contact: string): string {
  const [name = '', host] = contact.split('@');
  if (host !== undefined) return `${name.slice(0, Math.min(2, name.length - 1))}***@${host}`;
  return contact.length < 8 ? `***${contact.slice(-2)}` : `${contact.slice(0, 3)}****${contact.slice(-4)}`;
}
