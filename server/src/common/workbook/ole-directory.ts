/** The names inside an OLE container: .xls files are one, and so is every encrypted .xlsx. */
import type { FileHandle } from 'node:fs/promises';
import { readAt } from './zip-directory.ts';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const FAT_SECTORS_IN_HEADER = 109;
const MAX_DIRECTORY_SECTORS = 256;
const LAST_SECTOR = 0xfffffffa;

export async function readOleNames(file: FileHandle): Promise<Set<string>> {
  const names = new Set<string>();
  const header = await readAt(file, 0, HEADER_BYTES);
  const shift = header.length === HEADER_BYTES ? header.readUInt16LE(30) : 0;
  if (shift !== 9 && shift !== 12) return names;
  const sectorBytes = 1 << shift;
  const readSector = (sector: number) => readAt(file, (sector + 1) * sectorBytes, sectorBytes);
  const inOneSector = sectorBytes / 4;

  const nextSector = async (sector: number): Promise<number> => {
    const nth = Math.floor(sector / inOneSector);
    // Larger files list the rest elsewhere; their directory is near the beginning all the same.
    if (nth >= FAT_SECTORS_IN_HEADER) return LAST_SECTOR;
    const fat = await readSector(header.readUInt32LE(76 + nth * 4));
    const at = (sector % inOneSector) * 4;
    return at + 4 <= fat.length ? fat.readUInt32LE(at) : LAST_SECTOR;
  };

  let sector = header.readUInt32LE(48);
  for (let seen = 0; sector < LAST_SECTOR && seen < MAX_DIRECTORY_SECTORS; seen += 1) {
    const entries = await readSector(sector);
    for (let at = 0; at + ENTRY_BYTES <= entries.length; at += ENTRY_BYTES) {
      const length = entries.readUInt16LE(at + 64);
      if (length >= 2 && length <= 64) names.add(entries.toString('utf16le', at, at + length - 2));
    }
    sector = await nextSector(sector);
  }
  return names;
}
