/** Schools of an installation. */

export const maxHosts = 10;
export const hostLength = 253;
export const noteLength = 100;
export const maxPeople = 1_000_000;
export const maxStorageMb = 100 * 1024 * 1024;
