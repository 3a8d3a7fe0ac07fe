/** What a telephone can dial of a number as people write it: brackets and spaces are skipped, and what follows is said, not dialled. */
export function toTelHref(phone: string): string | undefined {
  const [number = ''] = /[+\d(（][\d\s()（）-]*/.exec(phone) ?? [];
  const digits = number.replace(/[^\d+]/g, '');
  return digits === '' ? undefined : `tel:${digits}`;
}
