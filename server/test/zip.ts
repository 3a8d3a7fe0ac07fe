import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  content: Buffer | string;
  /** The unpacked size the directory tells, when it lies. */
  claimed?: number;
  isEncrypted?: boolean;
  /** Not deflated. */
  isStored?: boolean;
};

const toBuffer = (content: Buffer | string) => (typeof content === 'string' ? Buffer.from(content, 'utf8') : content);

/** A zip file of parts, told as they are or with lies. */
export function makeZip(parts: Record<string, ZipPart | string>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [key, value] of Object.entries(parts)) {
    const {
      content,
      claimed,
      isEncrypted = false,
      isStored = false,
    }: ZipPart = typeof value === 'string' ? { content: value } : value;
    const bytes = toBuffer(content);
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const name = Buffer.from(key, 'utf8');
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(bytes), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(claimed ?? bytes.length, 8);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(isStored ? 0 : 8, 8);
    sizes.copy(local, 14);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(isEncrypted ? 1 : 0, 8);
    central.writeUInt16LE(isStored ? 0 : 8, 10);
    sizes.copy(central, 16);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    files.push(local, name, packed);
    directory.push(central, name);
    at += local.length + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, list, end]);
}
